export default {
  vue: {
    compilerOptions: { isCustomElement: (tag: string) => tag.startsWith('portico-') },
  },
};
