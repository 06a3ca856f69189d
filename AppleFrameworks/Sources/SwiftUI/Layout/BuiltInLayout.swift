/// Layouts whose guides are those of what they hold.
protocol BuiltInLayout {}

/// Stacks: they hand on the priority of a single view.
protocol StackingLayout: BuiltInLayout {}
