import UIKit

/// The system's commands for sidebars. A phone has no menu bar, so that they have no views.
///
/// - Source: developer.apple.com/documentation/swiftui/sidebarcommands
public struct SidebarCommands: Commands, CommandViews {
  /// Commands without a body.
  public typealias Body = Never
  /// Creates the commands.
  nonisolated public init() {}
  var views: [AnyView] { [] }
}

/// The system's commands for toolbars. A phone has no menu bar, so that they have no views.
///
/// - Source: developer.apple.com/documentation/swiftui/toolbarcommands
public struct ToolbarCommands: Commands, CommandViews {
  /// Commands without a body.
  public typealias Body = Never
  /// Creates the commands.
  nonisolated public init() {}
  var views: [AnyView] { [] }
}

/// The system's commands for editing text. A phone has no menu bar, so that they have no views.
///
/// - Source: developer.apple.com/documentation/swiftui/texteditingcommands
public struct TextEditingCommands: Commands, CommandViews {
  /// Commands without a body.
  public typealias Body = Never
  /// Creates the commands.
  nonisolated public init() {}
  var views: [AnyView] { [] }
}

/// The system's commands for formatting text. A phone has no menu bar, so that they have no views.
///
/// - Source: developer.apple.com/documentation/swiftui/textformattingcommands
public struct TextFormattingCommands: Commands, CommandViews {
  /// Commands without a body.
  public typealias Body = Never
  /// Creates the commands.
  nonisolated public init() {}
  var views: [AnyView] { [] }
}

/// The system's commands for inspectors. A phone has no menu bar, so that they have no views.
///
/// - Source: developer.apple.com/documentation/swiftui/inspectorcommands
public struct InspectorCommands: Commands, CommandViews {
  /// Commands without a body.
  public typealias Body = Never
  /// Creates the commands.
  nonisolated public init() {}
  var views: [AnyView] { [] }
}
