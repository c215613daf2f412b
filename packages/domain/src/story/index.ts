export { isStoryEmpty, type StoryFacts, tellStory } from "./tellStory.ts";
