import ViewCode

/// The body of an activity, which is contained in the shell and independent of it.
protocol ActivityFeedConfigurableBody: BodyView where Content: ActivityFeedViewable {}
