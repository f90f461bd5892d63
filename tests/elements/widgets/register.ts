import { registerWidget } from '@portico/element';
import { sample } from './sample';

registerWidget(sample);
