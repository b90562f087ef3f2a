import { inLocale, type Locale } from '#edge/contract/locale.ts';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { Container } from '#web/ui/container.tsx';
import { ButtonsPart } from './buttons-part.tsx';
import { FieldsPart } from './fields-part.tsx';
import { FormPart } from './form-part.tsx';
import { LayersPart } from './layers-part.tsx';
import { SAMPLES } from './samples.ts';
import { StatesPart } from './states-part.tsx';
import { StructurePart } from './structure-part.tsx';
import { TablePart } from './table-part.tsx';
import { TypePart } from './type-part.tsx';

/** The design system on one page: what it offers, and what tests and eyes check. */
export function UiCatalogue({ locale }: { locale: Locale }) {
  const s = inLocale(SAMPLES, locale);
  return (
    <ClientMessages scopes={['validation', 'errors']}>
      <Container className="py-12">
        <h1 className="text-4xl">{s.title}</h1>
        <p className="mt-3 mb-10 text-lg text-muted">{s.lead}</p>
        <TypePart s={s} />
        <ButtonsPart s={s} />
        <FieldsPart s={s} />
        <FormPart s={s} />
        <StatesPart s={s} />
        <StructurePart s={s} />
        <TablePart s={s} />
        <LayersPart s={s} />
      </Container>
    </ClientMessages>
  );
}
