import { defineMessages, type MessageDescriptor, type TypedMessageDescriptor } from "react-intl";

/**
 * Messages without values, some of them perhaps another file's. The build parses what is passed to a function or method
 * of the name `defineMessages`.
 */
export const plain = {
  defineMessages: <Key extends PropertyKey>(messages: Record<Key, MessageDescriptor>) =>
    // Over a generic key the mapped type of `defineMessages` stays unresolved; each message is one without values.
    defineMessages(messages) as unknown as Record<Key, TypedMessageDescriptor>,
};
