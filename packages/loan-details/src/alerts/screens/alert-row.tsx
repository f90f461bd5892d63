import { useTexts } from '@portico/element';
import { VisuallyHidden } from '@portico/ui';
import { useId, type ReactNode } from 'react';
import { alertsTexts } from '../alerts.texts';

/** The ids of the column headings; without text messages there is no such column. */
export type AlertColumns = { readonly email: string; readonly text: string | undefined };

/** The box that turns an alert on and off. */
export type AlertBox = {
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** An alert: by e-mail, and by text where it is offered so. `children` is on a line of its own. */
export function AlertRow(props: {
  readonly label: string;
  readonly columns: AlertColumns;
  readonly email: AlertBox;
  readonly text?: AlertBox | undefined;
  readonly children?: ReactNode;
}): ReactNode {
  const { label, columns, email, text, children } = props;
  const t = useTexts(alertsTexts);
  const id = useId();
  return (
    <>
      <tr className="border-t border-line">
        <th scope="row" id={id} className="py-2 text-start font-normal">
          {label}
        </th>
        <BoxCell box={email} labelledBy={`${id} ${columns.email}`} />
        {columns.text !== undefined && text && (
          <BoxCell box={text} labelledBy={`${id} ${columns.text}`} />
        )}
        {columns.text !== undefined && !text && (
          <td className="text-end text-muted">
            <span aria-hidden>—</span>
            <VisuallyHidden>{t('notByText')}</VisuallyHidden>
          </td>
        )}
      </tr>
      {children && (
        <tr>
          <td colSpan={columns.text === undefined ? 2 : 3} className="pb-3">
            {children}
          </td>
        </tr>
      )}
    </>
  );
}

/** The whole cell can be pressed. */
function BoxCell(props: { readonly box: AlertBox; readonly labelledBy: string }): ReactNode {
  const { name, checked, onChange } = props.box;
  return (
    <td>
      <label className="flex min-h-11 items-center justify-end">
        <input
          type="checkbox"
          name={name}
          checked={checked}
          aria-labelledby={props.labelledBy}
          part="input"
          className="size-6 shrink-0 accent-accent"
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      </label>
    </td>
  );
}
