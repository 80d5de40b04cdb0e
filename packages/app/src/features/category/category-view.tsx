import { isOwnId, SPECIALIST_CATEGORIES } from '@equivale/core';
import { useLocation } from 'wouter';
import { type Address, parseAddress, printAddress } from '../../conversion/address.ts';
import { isPositive } from '../../conversion/amount.ts';
import { useSpecialistUnits } from '../../conversion/unit-names.ts';
import { symbolOf, unitSet } from '../../conversion/unit-set.ts';
import { useConverterTitle } from '../../converter/use-converter-title.ts';
import { useOwnUnits } from '../../device/own-units/own-units.ts';
import { withQueries } from '../../device/queries.tsx';
import { useTranslate } from '../../i18n/i18n.ts';
import { Moved } from '../../platform/moved.tsx';
import { useDeferredText } from '../../platform/use-deferred-text.ts';
import { AdSlot } from '../../ui/ad-slot.tsx';
import { lazyPart } from '../../ui/part.tsx';
import { useLatest } from '../../ui/use-latest.ts';
import { AllUnits } from './all-units.tsx';
import { CategoryConverter } from './category-converter.tsx';
import { AbsoluteZeroNote, DefinitionNote } from './definition-note.tsx';
import { QuickReference } from './quick-reference.tsx';
import { useUnitConverter } from './use-unit-converter.ts';

/** Loaded with an address that names no unit that is here. */
const CategoryGate = lazyPart(async () => (await import('./category-gate.tsx')).CategoryGate, 'tabs');

function UnitConverter({ address }: { readonly address: Address }) {
  const { t } = useTranslate();
  const { category } = address;
  const converter = useUnitConverter(category, address);
  const { from, to, amount, results, pick } = converter;
  const pair = [from, to[0]].map((id) => symbolOf(id)).join(' → ');
  // With nothing typed the list says what one of the unit is.
  const listed = useDeferredText(amount.text === '' && !isPositive(amount.value) ? '1' : amount.value, from);
  const onPick = useLatest((id: string) => pick(0, id));
  useConverterTitle(address.to.length > 0 ? pair : '');
  const unknown = [address.from, ...address.to].find((id) => id && unitSet.find(id)?.category !== category);
  if (unknown) return <Moved to={printAddress({ category, from, to })} unknown={unknown} />;
  return (
    <div className="converter-columns unit-columns">
      <CategoryConverter category={category} converter={converter} />
      <div className="converter-column all-units">
        <AllUnits category={category} from={from} to={to[0]} amount={listed} onPick={onPick} />
        <AdSlot label={t('ad.label')} shape="bar" className="max-md:hidden" />
      </div>
      <QuickReference category={category} from={from} />
      <div className="converter-column">
        <DefinitionNote from={from} to={to[0]} />
        {category === 'temperature' && results[0].ok && <AbsoluteZeroNote unit={from} />}
      </div>
      <AdSlot label={t('ad.label')} shape="bar" className="md:hidden" />
    </div>
  );
}

/** The converter of a category whose units are fetched first. */
function SpecialistConverter(props: { readonly address: Address }) {
  useSpecialistUnits();
  return <UnitConverter {...props} />;
}

/** Whether an address names an own unit or category that is not here: shared by another person, or removed since. */
const namesMissing = ({ category, from, to }: Address): boolean =>
  [category, from, ...to].some((id) => isOwnId(id) && unitSet.find(id) === undefined);

/** Categories behind the gate, for good: rendering a converter anew would discard what is typed. */
const gated = new Set<string>();

/** Whether an address names a category or units that have to be fetched, if there are any. */
function isGated({ category, from, to }: Address): boolean {
  const isKnown = unitSet.list(category).length > 0 && [from, ...to].every((id) => !id || unitSet.find(id));
  if (!isKnown) gated.add(category);
  return gated.has(category);
}

export function CategoryView() {
  const [path] = useLocation();
  const { isLoading } = useOwnUnits();
  const address = parseAddress(path);
  if (!address) return <CategoryGate />;
  if (address.category === 'currency') return <Moved to="/currency" />;
  if (namesMissing(address)) return isLoading ? null : <CategoryGate address={address} />;
  const isSpecialist = SPECIALIST_CATEGORIES.some(({ id }) => id === address.category);
  const Converter = isSpecialist ? SpecialistConverter : UnitConverter;
  const converter = <Converter key={address.category} address={address} />;
  return !isSpecialist && isGated(address) ? (
    <CategoryGate address={address}>{converter}</CategoryGate>
  ) : (
    converter
  );
}

export const loadCategoryView = async () => withQueries(CategoryView);
