import { defineMessages, type MessageDescriptor, type MessageTag, type TypedMessageDescriptor } from "react-intl";

/**
 * Messages whose values are read from the sentence: `{name}` is a string, or a number set as it is, `{count, number}` a
 * number, `<b>…</b>` a tag. One with `select` or `plural` is a `defineMessage<Values>` of react-intl inside.
 */
export const typed = {
  defineMessages: <const Messages extends Record<string, MessageDescriptor>>(messages: Messages) =>
    // Only the types differ.
    defineMessages(messages) as unknown as { readonly [Key in keyof Messages]: Typed<Messages[Key]> },
};

/** A message that already has its values keeps them. */
type Typed<Message extends MessageDescriptor> = Message extends { defaultMessage: infer Sentence extends string }
  ? string extends Sentence
    ? Message
    : TypedMessageDescriptor<{ [Part in Placeholder<Sentence> | Tag<Sentence> as NameOf<Part>]: ValueOf<Part> }>
  : Message;

type Placeholder<Sentence> = Sentence extends `${string}{${infer Inner}}${infer Rest}`
  ? Inner | Placeholder<Rest>
  : never;
type Tag<Sentence> = Sentence extends `${string}</${infer Name}>${infer Rest}` ? `${Name}, tag` | Tag<Rest> : never;

type NameOf<Part extends string> = Part extends `${infer Name},${string}` ? Name : Part;
type ValueOf<Part extends string> = Part extends `${string}{${string}`
  ? never
  : Part extends `${string}, number${string}`
    ? number
    : Part extends `${string}, tag`
      ? MessageTag
      : string | number;
