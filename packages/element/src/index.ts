export { useSurroundings } from './react/context';
export { WidgetProvider } from './react/widget-provider';
export type {
  PropertyDescription,
  SettingDescription,
  WidgetDescription,
} from './define/describe-widget';
export type { ElementProps } from './define/element-types';
export {
  useCore,
  useEmit,
  useHref,
  useLinkTo,
  useNavigate,
  useSession,
  useSetting,
  useSettingReader,
  useTexts,
  type Link,
  type ReadSetting,
} from './react/hooks';
export { Frame } from './react/frame';
export { useFailureText } from './react/failure-text';
export { useValueInAddress } from './react/use-value-in-address';
export { useLinkToken } from './react/use-link-token';
export { useLoaded } from './react/use-loaded';
export { useQuery, type AnswerState } from './react/use-query';
export { useMounted } from './react/use-mounted';
export { PrintHead } from './lender/print-head';
export { useReleasedHeight } from './react/height/use-released-height';
export { customerServicePhone, lenderName, logoImage } from './lender/lender-options';
export { LenderImage } from './lender/lender-image';
export { LenderText } from './lender/lender-text';
export { NotLoaded, ReloadButton } from './react/on-demand/start-error';
export { widgetTexts } from './react/widget.sentences';
export {
  fetchView,
  PartOnDemand,
  useFetchedAhead,
  type ViewModule,
} from './react/on-demand/on-demand';
export {
  DialogOnDemand,
  NotOpened,
  useDialog,
  type OpenedByPress,
} from './react/on-demand/dialog-on-demand';
export { jsonProperty } from './define/json-property';
export { booleanProperty, choiceProperty, readProperty, stringProperty } from './define/properties';
export { type Properties, type Property, type ValuesOf } from './define/property';
export { ForBorrower } from './borrower/for-borrower';
export { useUnsavedChanges } from './borrower/use-unsaved-changes';
export { newElement } from './new-element';
export { saveFile } from './save-file';
export { loadFirstScreen } from './first-screen/load-first-screen';
export { registerWidget } from './define/register-widget';
export { declaredFirstScreen } from './first-screen/declared-first-screen';
export { useFlow, type Flow } from './react/use-flow';
export { useSignalValue } from './react/use-signal-value';
export { VisitorLead } from './lender/visitor-lead';
export { visitorTexts } from './lender/visitor.sentences';
export { defineWidget, type Declaration, type Widget } from './define/widget';
