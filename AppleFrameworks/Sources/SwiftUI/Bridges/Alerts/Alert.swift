import UIKit

/// A description of an alert with one or two buttons. Superseded by `alert(_:isPresented:actions:)`.
///
/// - Source: developer.apple.com/documentation/swiftui/alert
public struct Alert: AlertContent {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: A text below the title. Default: `nil`.
  ///   - dismissButton: The button; `nil` (the default) is one labeled "OK".
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: A text below the title. Default: `nil`.
  ///   - primaryButton: The first button.
  ///   - secondaryButton: The second button.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert or an action sheet.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/alert/button
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// Returns a button without a role.
    ///
    /// - Parameter action: A closure that is called after the alert is dismissed. Default: Does nothing.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// Returns a cancel button with a custom label.
    ///
    /// - Parameter action: A closure that is called after the alert is dismissed. Default: Does nothing.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// Returns a cancel button with the label "Cancel".
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text("Cancel"), role: .cancel, action: action)
    }

    /// Returns a button for a destructive action.
    ///
    /// - Parameter action: A closure that is called after the alert is dismissed. Default: Does nothing.
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
