/// A layout that takes its guides from its subviews.
protocol BuiltInLayout {}

/// A stack, which takes the priority of a single subview.
protocol StackingLayout: BuiltInLayout {}
