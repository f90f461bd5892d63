import type { CardFieldsLook } from '@portico/contract/hosted-fields';
import type { ReactNode, Ref } from 'react';

/** Never shown: it has the style of a field, for the values that the fields in the frame need. */
export function FieldModel({ ref }: { readonly ref: Ref<HTMLSpanElement> }): ReactNode {
  return (
    <span
      ref={ref}
      hidden
      className="min-h-control rounded-md border-edge bg-surface text-control text-ink"
    >
      <span className="text-sm text-danger" />
      <span className="text-focus" />
    </span>
  );
}

/** The look of the fields in this page, by their model. */
export function lookOf(model: HTMLElement | null): CardFieldsLook | undefined {
  const [label, ring] = model?.children ?? [];
  if (!model || !label || !ring) return undefined;
  const field = getComputedStyle(model);
  return {
    font: field.fontFamily,
    size: field.fontSize,
    labelSize: getComputedStyle(label).fontSize,
    height: field.minHeight,
    radius: field.borderTopLeftRadius,
    ink: field.color,
    surface: field.backgroundColor,
    edge: field.borderTopColor,
    danger: getComputedStyle(label).color,
    focus: getComputedStyle(ring).color,
  };
}
