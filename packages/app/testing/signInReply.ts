/** What the server answers to the sign-in of 青葉台's manager. */
export const signInReply = {
  success: true,
  token: "token",
  user: { id: 1, name: "大野 監督", coach_type: "manager", is_coach: true },
  team: {
    team_id: 1,
    name: "青葉台",
    sport_type: "baseball",
    nextshot_available: true,
    logo: null,
    pitch_reading: "short",
  },
} as const;
