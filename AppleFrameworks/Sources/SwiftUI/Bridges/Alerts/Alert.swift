import UIKit

/// An alert as a value, with one button or two.
///
/// - Source: developer.apple.com/documentation/swiftui/alert
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// - Parameter dismissButton: `nil` is a button that says OK.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// - Source: developer.apple.com/documentation/swiftui/alert/button
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }
    /// A button that says Cancel.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text("Cancel"), role: .cancel, action: action)
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }

    @MainActor func item(in environment: EnvironmentValues) -> MenuItem {
      let action = action
      return .action(MenuItem.Action(words: LabelWords(title: label.string(in: environment)), role: role) { action?() })
    }
  }

  @MainActor func words(_ node: Node) -> AlertWords {
    AlertWords(
      title: title.string(in: node.environment), message: message?.string(in: node.environment),
      items: buttons.map { $0.item(in: node.environment) })
  }
}
