declare module 'virtual:messages/*' {
  const messages: string;
  export default messages;
}
