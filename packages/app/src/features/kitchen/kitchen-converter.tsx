import { appendSymbol } from '@equivale/core';
import { CUP_SIZES, type CupSize, findIngredient } from '@equivale/core/kitchen';
import { ingredientName } from '../../conversion/kitchen-names.ts';
import { useKitchenState } from '../../conversion/kitchen-state.ts';
import { symbolOf, unitNameOf } from '../../conversion/kitchen-words.ts';
import { ConverterCard } from '../../converter/converter-card.tsx';
import { type Label, PickButton, Picked } from '../../converter/pick-button.tsx';
import { StarButton } from '../../converter/rate-strip.tsx';
import { choose } from '../../device/choose.ts';
import { useFavoriteToggle } from '../../device/toggle-favorite.ts';
import { type MessageKey, useTranslate } from '../../i18n/i18n.ts';
import { asTitle } from '../../i18n/use-names.ts';
import { open } from '../../platform/overlays.ts';
import { rangeText, useKitchenWords } from '../../questions/kitchen-text.ts';
import { lazyPart, prepare } from '../../ui/part.tsx';
import { Segments } from '../../ui/segments.tsx';
import { KitchenProvenance } from './kitchen-provenance.tsx';
import { type Kitchen, unitsOf } from './use-kitchen.ts';

const preparePickers = () => prepare(IngredientPicker.load);
const IngredientPicker = lazyPart(async () => (await import('./ingredient-picker.tsx')).IngredientPicker);
const KitchenUnitPicker = lazyPart(async () => (await import('./ingredient-picker.tsx')).KitchenUnitPicker);

function IngredientLabel({ id }: { readonly id: string }) {
  const { t, language } = useTranslate();
  const ingredient = findIngredient(id);
  const name = ingredient ? ingredientName(ingredient, language) : id;
  return <Picked title={asTitle(name)} name={t('kitchen.ingredient')} />;
}

function MeasureLabel({ id }: { readonly id: string }) {
  const words = useKitchenWords();
  const { value } = useKitchenState((state) => state.amount);
  return <Picked title={symbolOf(id) ?? unitNameOf(id, words)[words.locale.plural(value)]} />;
}

function UnitLabel({ id }: { readonly id: string }) {
  const words = useKitchenWords();
  return <Picked title={asTitle(unitNameOf(id, words).one)} symbol={symbolOf(id)} />;
}

const CUP_IDS = Object.keys(CUP_SIZES) as CupSize[];

/** The cup that recipes mean, whose choice is remembered, and the star that saves the pair. */
function CupSizes({ kitchen: { cup, pair } }: { readonly kitchen: Kitchen }) {
  const { t } = useTranslate();
  const { isFavorite, toggle } = useFavoriteToggle(pair);
  return (
    <div className="border-line border-t px-pad pt-1 pb-3">
      <div className="-me-2 mb-1 flex items-center justify-between gap-2">
        <p className="type-label text-muted">{t(`kitchen.cup.${cup}.name` as MessageKey)}</p>
        <StarButton label={t('favorite.toggle')} isPressed={isFavorite} onPress={toggle} />
      </div>
      <Segments
        legend={t('kitchen.cup.size')}
        className="w-full"
        options={CUP_IDS.map((id) => ({
          id,
          label: appendSymbol(Math.round(Number(CUP_SIZES[id].cup)).toString(), 'mL'),
          name: t(`kitchen.cup.${id}.name` as MessageKey),
        }))}
        value={cup}
        onChange={(id) => choose({ cup: id })}
      />
    </div>
  );
}

type Opened = 'ingredient' | 'from' | 'to';

function openPicker(kitchen: Kitchen, what: Opened, button: HTMLElement): void {
  const { ingredient, from, to, cup, words, pickIngredient, pickUnit } = kitchen;
  const slot = { side: what === 'to' ? 0 : 'from', otherId: '', cup, words } as const;
  if (what === 'ingredient') {
    open(IngredientPicker, { ...slot, chosenId: ingredient.id, onPick: pickIngredient }, button);
    return;
  }
  const units = unitsOf(ingredient).map(({ id }) => id);
  const chosenId = (what === 'from' ? from : to).id;
  const onPick = (id: string) => pickUnit(what, id);
  open(KitchenUnitPicker, { ...slot, ingredient, units, chosenId, onPick }, button);
}

/** The converter card with an ingredient on top, and the amount and its measure on one line. */
export function KitchenConverter({ kitchen }: { readonly kitchen: Kitchen }) {
  const { t } = useTranslate();
  const { ingredient, from, to, cup, amount, field, result, converted, words, swap } = kitchen;
  const { refused, ...amountField } = field;
  const button = (what: Opened, id: string, Label: Label) => (
    <PickButton
      side={what === 'to' ? 0 : 'from'}
      label={what === 'ingredient' ? t('kitchen.ingredient') : undefined}
      id={id}
      Label={Label}
      onOpen={(_, pressed) => openPicker(kitchen, what, pressed)}
      onIntent={preparePickers}
    />
  );
  return (
    <ConverterCard
      from={button('ingredient', ingredient.id, IngredientLabel)}
      amount={{ ...amountField, unit: button('from', from.id, MeasureLabel) }}
      targets={[
        {
          picked: button('to', to.id, UnitLabel),
          result: refused ? { ok: false, message: t('error.not-a-number') } : converted,
          note: result && rangeText(ingredient, result, to.id, t, words),
        },
      ]}
      requested={[amount.value, ingredient.id, from.id, to.id, cup, refused].join(' ')}
      onSwap={swap}
      rate={<CupSizes kitchen={kitchen} />}
      provenance={<KitchenProvenance kitchen={kitchen} />}
    />
  );
}
