export { Button, type ButtonProps, type ButtonVariant } from './actions/button';
export { CloseButton, type CloseButtonProps } from './actions/close-button';
export { AgreementDialog, type AgreementDialogProps } from './agreements/agreement-dialog';
export {
  AgreementList,
  type AgreementItem,
  type AgreementListProps,
} from './agreements/agreement-list';
export type { AgreementTexts } from './agreements/agreement-texts';
export { BusyMark } from './feedback/busy-mark';
export { ExternalLink } from './actions/external-link';
export { Link, type LinkProps } from './actions/link';
export { LinkButton, type LinkButtonProps } from './actions/link-button';
export { TextButton, type TextButtonProps } from './actions/text-button';
export { DisabledReason, type DisabledReasonProps } from './actions/disabled-reason';
export { ResendCode, type ResendCodeProps } from './actions/resend-code';
export { isFocusLost, keepFocus } from './actions/keep-focus';
export {
  NewPasswordFields,
  type NewPasswordField,
  type NewPasswordFieldsProps,
  type NewPasswordTexts,
} from './credentials/new-password-fields';
export {
  RuleList,
  type RuleItem,
  type RuleListProps,
  type RuleListTexts,
  type RuleState,
} from './credentials/rule-list';
export { Figures, type FigureItem, type FiguresProps } from './data/figures';
export { Money, type MoneyProps } from './data/money';
export {
  SegmentedControl,
  type Segment,
  type SegmentedControlProps,
} from './fields/choices/segmented-control';
export { nextSort, sortRows, type Sort, type SortValue } from './data/sorting';
export { Table, type Column, type RowLink, type RowTone, type TableProps } from './data/table';
export { plainKey } from './data/arrow-keys';
export { Tabs, type Tab, type TabsProps } from './data/tabs';
export { usePrinting } from './data/use-printing';
export { useSize, type Size } from './layout/use-size';
export { yieldToPage } from './data/yield-to-page';
export { useVirtualRows, type VirtualRows } from './data/use-virtual-rows';
export { ComboboxInput, type ComboboxInputProps } from './fields/combobox-input';
export { DateInput, type DateInputProps, type DateTexts } from './date/date-input';
export { Banner, type BannerProps, type BannerTone } from './feedback/banner';
export { FetchPartContext, NotOpenedContext, type FetchPart } from './fetch-part';
export { LiveRegion } from './feedback/live-region';
export {
  LoadingPartContext,
  Skeleton,
  type LoadingPart,
  type SkeletonProps,
} from './feedback/skeleton';
export { Spinner, type SpinnerProps } from './feedback/spinner';
export { CardSelect, type CardSelectProps } from './fields/choices/card-select';
export { ChoiceGroup, type Choice, type ChoiceGroupProps } from './fields/choices/choice-group';
export { Checkbox, type CheckboxProps } from './fields/choices/checkbox';
export {
  CheckTable,
  type CheckRow,
  type CheckTableProps,
  type TableBox,
} from './fields/choices/check-table';
export { CodeInput } from './fields/code-input';
export { type FreeInputProps, type InputProps } from './fields/input';
export { DigitsInput, type DigitsInputProps } from './fields/digits-input';
export { Field, type ControlAttributes, type FieldProps } from './fields/field';
export { fieldProps } from './fields/field-props';
export { Form, type FormProps } from './fields/form';
export { MaskedInput, type MaskedInputProps } from './fields/masked-input';
export { amountText, MoneyInput, type MoneyInputProps } from './fields/money-input';
export { PasswordInput, type PasswordInputProps } from './fields/password-input';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './fields/choices/radio-group';
export { Select, type SelectOption, type SelectProps } from './fields/choices/select';
export { Switch, type SwitchProps } from './fields/choices/switch';
export { TextArea, type TextAreaCounter, type TextAreaProps } from './fields/text-area';
export { TextInput, type TextInputProps } from './fields/text-input';
export { checkIcon, chevronDownIcon, Icon, infoIcon, warningIcon, type IconProps } from './icon';
export {
  bankIcon,
  calendarIcon,
  cardIcon,
  chevronLeftIcon,
  chevronRightIcon,
  chevronUpIcon,
  closeIcon,
  externalIcon,
  minusIcon,
  plusIcon,
  trashIcon,
} from './icons';
export { Inline, Stack, type Gap } from './layout/stack';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/confirm-dialog';
export { DialogActions } from './overlays/dialog-actions';
export { Dialog, type DialogProps } from './overlays/dialog';
export { Popover, type PopoverProps } from './overlays/popover';
export { Tooltip, type TooltipProps } from './overlays/tooltip';
export { adoptStyles } from './styles/adopt';
export { addRules } from './styles/page-sheet';
export { Heading, type HeadingProps } from './text/heading';
export {
  headingTag,
  HeadingsContext,
  useHeadingTag,
  type HeadingLevel,
  type Headings,
} from './text/headings';
export { Boundary } from './boundary';
export { NewWindowContext, NewWindowNote } from './text/new-window-note';
export { RichText } from './text/rich-text';
export { translateOf, Unbroken } from './text/unbroken';
export { VisuallyHidden } from './text/visually-hidden';
export { phoneAddress, PhoneContext, PhoneLink, WithPhone } from './text/with-phone';
