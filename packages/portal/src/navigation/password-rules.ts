/** The rules of new passwords, for the screens that need them: a file of its own. */
export { passwordPolicy } from '@portico/core/credentials';
