/// A layout that derives its guides from its subviews.
protocol BuiltInLayout {}

/// A stack, which uses the priority of its view if there is only one.
protocol StackingLayout: BuiltInLayout {}
