import ViewCode

/// The body of an activity: what lies inside the shell, and knows nothing of it.
protocol ActivityFeedConfigurableBody: BodyView where Content: ActivityFeedViewable {}
