export function PriceSection() {
  return null;
}
