import { configure } from '@portico/core';
import { createApp } from 'vue';
import App from './app.vue';

configure({ api: '/lender', locale: 'en' });
createApp(App).mount('#root');
