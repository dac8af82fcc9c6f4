declare module 'virtual:messages/*' {
  const messages: import('./fill').Messages;
  export default messages;
}
