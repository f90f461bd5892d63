import { createRouter, createWebHistory } from 'vue-router';

export const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: '/', component: () => import('./pages/sign-in.vue') },
    { path: '/accounts', component: () => import('./pages/accounts.vue') },
    { path: '/pay', component: () => import('./pages/pay.vue') },
    { path: '/paid', component: () => import('./pages/paid.vue') },
  ],
});
