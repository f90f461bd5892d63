import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import { readAnyColour } from './colour';
import { ratio, resultOf, type ContrastRow } from './contrast-report';
import { fonts } from './fonts';
import { limits, readField, standard, themeFields, type Theme, type ThemeField } from './theme';
import { themeTexts } from './theme.texts';
import type { Reports } from './use-reports';

type FieldProps = {
  readonly field: ThemeField;
  readonly theme: Theme;
  readonly onTheme: (theme: Theme) => void;
  readonly reports: Reports;
};

type Kind = 'colour' | 'font' | 'number';

/** What a borrower has to read on a colour, whose contrast is told beside it. */
const ofBrand: readonly Pair[] = [
  ['on-brand', 'brand-fill'],
  ['accent', 'surface'],
];
const ofSurface: readonly Pair[] = [
  ['ink', 'surface'],
  ['muted', 'surface'],
];
type Pair = readonly [front: string, back: string];

type FieldDescription = {
  readonly kind: Kind;
  readonly refusal: string;
  readonly told?: readonly [scheme: keyof Reports, pairs: readonly Pair[]];
};

const { refused } = themeTexts;
const descriptions: Readonly<Record<ThemeField, FieldDescription>> = {
  brand: { kind: 'colour', refusal: refused.colour, told: ['light', ofBrand] },
  brandDark: { kind: 'colour', refusal: refused.colour, told: ['dark', ofBrand] },
  surface: { kind: 'colour', refusal: refused.colour, told: ['light', ofSurface] },
  surfaceDark: { kind: 'colour', refusal: refused.colour, told: ['dark', ofSurface] },
  font: { kind: 'font', refusal: refused.font },
  headingFont: { kind: 'font', refusal: refused.font },
  radius: { kind: 'number', refusal: refused.radius },
  density: { kind: 'number', refusal: refused.density },
};

/** What an empty field stands for. */
function standardOf(field: ThemeField, theme: Theme): string {
  switch (field) {
    case 'brandDark':
      return theme.brand || standard.brand;
    case 'headingFont':
      return theme.font;
    case 'font':
      return '';
    case 'brand':
    case 'surface':
    case 'surfaceDark':
    case 'radius':
    case 'density':
      return standard[field];
  }
}

/** The contrast of what is read on a colour. */
function Told({
  rows,
  pairs,
}: {
  readonly rows: readonly ContrastRow[];
  readonly pairs: readonly Pair[];
}): ReactNode {
  const found = pairs.flatMap(
    ([front, back]) => rows.find((row) => row.front === front && row.back === back) ?? [],
  );
  return found.map((row) => (
    <p key={row.front} className={row.passes ? 'quiet small' : 'bad small'}>
      {themeTexts.told(row.front, row.back, ratio(row.after), themeTexts.results[resultOf(row)])}
    </p>
  ));
}

type PickerProps = {
  readonly field: ThemeField;
  readonly value: string;
  readonly label: string;
  readonly onChange: (text: string) => void;
};

function ColourPicker({ value, label, onChange }: PickerProps): ReactNode {
  return (
    <input
      type="color"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function FontPicker({ value, label, onChange }: PickerProps): ReactNode {
  const isListed = value === '' || fonts.some(([, list]) => list === value);
  return (
    <select
      aria-label={label}
      value={isListed ? value : 'other'}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{themeTexts.fontOfPage}</option>
      {fonts.map(([name, list]) => (
        <option key={list} value={list}>
          {name}
        </option>
      ))}
      {!isListed && <option value="other">{themeTexts.otherFont}</option>}
    </select>
  );
}

function NumberPicker({ field, value, label, onChange }: PickerProps): ReactNode {
  const { least, most, step } = limits[field === 'radius' ? 'radius' : 'density'];
  return (
    <input
      type="range"
      aria-label={label}
      min={least}
      max={most}
      step={step}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

const pickers = { colour: ColourPicker, font: FontPicker, number: NumberPicker } as const;

/** What a font, radius or density looks like. */
function Sample({ field, value }: Pick<PickerProps, 'field' | 'value'>): ReactNode {
  const styles: Partial<Record<ThemeField, CSSProperties>> = {
    font: { fontFamily: value },
    headingFont: { fontFamily: value, fontWeight: 650 },
    radius: { borderRadius: `${value}px`, border: '1px solid' },
    density: { paddingBlock: `${Number(value) * 0.75}rem`, border: '1px solid' },
  };
  const style = styles[field];
  return (
    style && (
      <p className="sample" style={style} aria-hidden="true">
        {themeTexts.sample}
      </p>
    )
  );
}

/** A picker, and beside it the text of its value: kept as it is typed, read as soon as it is one. */
function Field({ field, theme, onTheme, reports }: FieldProps): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState(theme[field]);
  const [seen, setSeen] = useState(theme[field]);
  if (seen !== theme[field]) {
    setSeen(theme[field]);
    setTyped(theme[field]);
  }
  const isRefused = readField(field, typed, readAnyColour) === undefined;
  const change = (text: string) => {
    const value = readField(field, text, readAnyColour);
    setTyped(text);
    if (value === undefined) return;
    setSeen(value);
    onTheme({ ...theme, [field]: value });
  };
  const label = themeTexts.fields[field];
  const { kind, refusal, told } = descriptions[field];
  const Picker = pickers[kind];
  const value = theme[field] || standardOf(field, theme);
  const [scheme, pairs] = told ?? ['light', []];
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={`with-picker ${kind}`}>
        <Picker field={field} value={value} label={themeTexts.pick(label)} onChange={change} />
        <input
          id={id}
          type="text"
          inputMode={kind === 'number' ? 'decimal' : undefined}
          value={typed}
          placeholder={kind === 'font' ? themeTexts.byDefault : value}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? `${id}-refused` : undefined}
          onChange={(event) => change(event.target.value)}
        />
      </div>
      {isRefused && (
        <p id={`${id}-refused`} className="bad small">
          {refusal}
        </p>
      )}
      <Sample field={field} value={value} />
      <Told rows={reports[scheme]} pairs={pairs} />
    </div>
  );
}

/** Everything that can be changed. */
export function ThemeFields(props: Omit<FieldProps, 'field'>): ReactNode {
  return (
    <fieldset className="sheet theme-fields">
      <legend className="hidden-text">{themeTexts.theme}</legend>
      {themeFields.map((field) => (
        <Field key={field} field={field} {...props} />
      ))}
    </fieldset>
  );
}
