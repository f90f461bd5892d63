import { useId, useState, type ReactNode } from 'react';
import { readAnyColour } from './colour';
import { limits, readField, standard, themeFields, type Theme, type ThemeField } from './theme';
import { themeTexts } from './theme.texts';

type FieldProps = {
  readonly field: ThemeField;
  readonly theme: Theme;
  readonly onTheme: (theme: Theme) => void;
};

const refusalOf = (field: ThemeField): string => {
  switch (field) {
    case 'font':
    case 'headingFont':
      return themeTexts.refused.font;
    case 'radius':
    case 'density':
      return themeTexts.refused[field];
    case 'brand':
    case 'brandDark':
    case 'surface':
    case 'surfaceDark':
      return themeTexts.refused.colour;
  }
};

/** The colour that an empty field stands for. */
const standardOf = (field: ThemeField, theme: Theme): string | undefined => {
  if (field === 'brand' || field === 'surface' || field === 'surfaceDark') return standard[field];
  return field === 'brandDark' ? theme.brand || standard.brand : undefined;
};

/** Text that is kept as it is typed, and read as soon as it is a value. */
function Field({ field, theme, onTheme }: FieldProps): ReactNode {
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
  const colour = standardOf(field, theme);
  const number = field === 'radius' || field === 'density' ? limits[field] : undefined;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="with-colour">
        {colour !== undefined && (
          <input
            type="color"
            aria-label={themeTexts.pick(label)}
            value={theme[field] || colour}
            onChange={(event) => change(event.target.value)}
          />
        )}
        <input
          id={id}
          type={number ? 'number' : 'text'}
          min={number?.least}
          max={number?.most}
          step={number?.step}
          value={typed}
          placeholder={colour ?? themeTexts.byDefault}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? `${id}-refused` : undefined}
          onChange={(event) => change(event.target.value)}
        />
      </div>
      {isRefused && (
        <p id={`${id}-refused`} className="bad small">
          {refusalOf(field)}
        </p>
      )}
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
