import UIKit

/// A group of commands of an app's menus. A phone has no menu bar, but the keyboard shortcuts work with a hardware
/// keyboard.
///
/// - Source: developer.apple.com/documentation/swiftui/commands
@preconcurrency @MainActor
public protocol Commands {
  /// The type of the commands that make up these commands.
  associatedtype Body: Commands
  /// The commands that make up these commands.
  @CommandsBuilder var body: Self.Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// The body, which built-in commands do not have. Reading it stops the program.
  public var body: Never { fatalError("\(type(of: self)) is not made of other commands: it has no body") }
}

/// A protocol of this framework's commands, which consist of views.
@MainActor
protocol CommandViews: Commands where Body == Never {
  var views: [AnyView] { get }
}

extension Commands {
  /// The views of all commands.
  var allViews: [AnyView] {
    if let commands = self as? any CommandViews { return commands.views }
    if Body.self == Never.self { return [] }
    return body.allViews
  }
}

/// A list of commands.
struct CommandList: CommandViews {
  typealias Body = Never
  let views: [AnyView]
}

/// Commands that do nothing.
///
/// - Source: developer.apple.com/documentation/swiftui/emptycommands
public struct EmptyCommands: Commands, CommandViews {
  /// Commands without a body.
  public typealias Body = Never
  /// Creates commands that do nothing.
  nonisolated public init() {}
  var views: [AnyView] { [] }
}

/// A result builder that combines the commands of a closure.
///
/// - Source: developer.apple.com/documentation/swiftui/commandsbuilder
@resultBuilder @MainActor
public struct CommandsBuilder {
  /// Returns commands unchanged.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// Returns commands that do nothing.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Returns the only commands of a block.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Combines the commands of a block.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
    var views: [AnyView] = []
    repeat views.append(contentsOf: (each content).allViews)
    return CommandList(views: views)
  }

  /// Returns the commands of an `if` without an `else`, or none.
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    CommandList(views: content?.allViews ?? [])
  }

  /// Returns the commands of a condition's first branch.
  public static func buildEither<Content: Commands>(first: Content) -> some Commands {
    CommandList(views: first.allViews)
  }

  /// Returns the commands of a condition's second branch.
  public static func buildEither<Content: Commands>(second: Content) -> some Commands {
    CommandList(views: second.allViews)
  }

  /// Returns the commands of an `if #available`.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands {
    CommandList(views: content.allViews)
  }
}

/// Commands that are added to one of the system's groups, or replace it.
///
/// - Source: developer.apple.com/documentation/swiftui/commandgroup
public struct CommandGroup<Content: View>: Commands, CommandViews {
  /// Commands without a body.
  public typealias Body = Never
  nonisolated(unsafe) let content: Content

  /// Creates commands before one of the system's groups.
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Creates commands after one of the system's groups.
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Creates commands that replace one of the system's groups.
  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  var views: [AnyView] { [AnyView(content)] }
}

/// A menu of commands.
///
/// - Source: developer.apple.com/documentation/swiftui/commandmenu
public struct CommandMenu<Content: View>: Commands, CommandViews {
  /// Commands without a body.
  public typealias Body = Never
  nonisolated(unsafe) let content: Content

  /// Creates a menu with a localized title, which is not displayed on a phone.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a menu with a title, which is not displayed on a phone.
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a menu with an unlocalized title, which is not displayed on a phone.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var views: [AnyView] { [AnyView(content)] }
}

/// A placement of commands relative to a group of the system's commands.
///
/// - Source: developer.apple.com/documentation/swiftui/commandgroupplacement
public struct CommandGroupPlacement: Sendable {
  let name: String
  /// Commands that display information about the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// Commands for the app's settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Commands for services of other apps.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Commands that hide and show apps.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// Commands that quit the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// Commands that create documents and windows.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Commands that save documents.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Commands that import and export data.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Commands that print.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Commands that undo and redo actions.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Commands that cut, copy and paste.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Commands that edit text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Commands that format text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// Commands for toolbars.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Commands for sidebars.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// Commands for the sizes of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// Commands that list the windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// Commands that show single windows.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// Commands that arrange windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Commands that show help.
  public static let help = CommandGroupPlacement(name: "help")
}
