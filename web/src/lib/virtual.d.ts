declare module 'virtual:messages/*' {
  const words: import('./language.svelte').Words;
  export default words;
}

declare module 'virtual:about' {
  export const VERSION: string;
  export const UNREAD: readonly string[];
}

declare module 'virtual:classic' {
  const pictures: Readonly<Record<string, string>>;
  export default pictures;
}
