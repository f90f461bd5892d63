export { useSurroundings, WidgetProvider } from './context';
export { describeWidget, type WidgetDescription } from './describe-widget';
export type { ElementOf, ElementProps } from './element-types';
export {
  useCore,
  useEmit,
  useHref,
  useLinkToken,
  useLinkTo,
  useNavigate,
  useSession,
  useSetting,
  useSettingReader,
  useTexts,
  type Link,
  type ReadSetting,
} from './hooks';
export { LenderImage } from './lender-image';
export { LenderText } from './lender-text';
export { fetchView, OnDemand, type ViewModule } from './on-demand';
export { jsonProperty } from './json-property';
export { booleanProperty, choiceProperty, numberProperty, stringProperty } from './properties';
export { type Properties, type Property, type ValuesOf } from './property';
export { newElement } from './new-element';
export { firstScreenBeside } from './first-screen/beside';
export { registerWidget } from './register-widget';
export { useFlow, type Flow } from './use-flow';
export { useSignalValue } from './use-signal-value';
export { VisitorLead } from './visitor-lead';
export { visitorLeadTexts } from './visitor-lead.texts';
export { defineWidget, type Declaration, type Widget } from './widget';
