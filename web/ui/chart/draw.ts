import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartConfiguration,
  LinearScale,
  Tooltip,
} from 'chart.js';
import type { BarChartProps } from './series.ts';

/** What a chart takes from the page around it. */
interface ChartLook {
  readonly colour: (token: string) => string;
  readonly font: string;
}

const lookOf = (element: Element): ChartLook => {
  const style = getComputedStyle(element);
  return {
    colour: (token) => style.getPropertyValue(`--${token}`).trim(),
    font: style.fontFamily,
  };
};

export const configurationOf = (
  { columns, series, stacked, inFull, inShort }: BarChartProps,
  { colour, font }: ChartLook,
): ChartConfiguration<'bar', number[], string> => {
  const ticks = { color: colour('faint'), font: { family: font, size: 12 } };
  return {
    type: 'bar',
    data: {
      labels: columns.map(({ label }) => label),
      datasets: series.map((each) => ({
        label: each.name,
        data: [...each.values],
        backgroundColor: colour(each.colour),
        categoryPercentage: 0.85,
        barPercentage: 0.95,
      })),
    },
    options: {
      // It moves for nobody: there is nothing to learn from a bar that grows.
      animation: false,
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: {
          stacked,
          grid: { display: false },
          border: { color: colour('line-strong') },
          ticks: { ...ticks, maxRotation: 0, autoSkipPadding: 16 },
        },
        y: {
          stacked,
          beginAtZero: true,
          grid: { color: colour('line') },
          border: { display: false },
          // Orders and rupiah are whole.
          ticks: {
            ...ticks,
            precision: 0,
            maxTicksLimit: 5,
            callback: (value) => inShort(Number(value)),
          },
        },
      },
      plugins: {
        tooltip: {
          backgroundColor: colour('ink'),
          titleColor: colour('ground'),
          bodyColor: colour('ground'),
          titleFont: { family: font },
          bodyFont: { family: font },
          callbacks: {
            title: ([item]) => columns[item?.dataIndex ?? -1]?.title ?? '',
            label: ({ dataset, parsed }) => `${dataset.label}: ${inFull(parsed.y ?? 0)}`,
          },
        },
      },
    },
  };
};

/** Draws by the theme of the moment. @returns takes it off the canvas again */
export const drawBars = (canvas: HTMLCanvasElement, chart: BarChartProps): (() => void) => {
  Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);
  const drawn = new Chart(canvas, configurationOf(chart, lookOf(canvas)));
  return () => drawn.destroy();
};
