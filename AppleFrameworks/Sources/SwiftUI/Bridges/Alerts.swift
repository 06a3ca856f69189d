import UIKit

/// What an alert or a sheet of actions says and offers.
@MainActor
struct AlertWords {
  var title: String?
  var message: String?
  var items: [MenuItem]
}

/// Shows an alert or a sheet of actions.
struct AlertModifier: PresentingModifier {
  let isWanted: Bool
  var identity: AnyHashable?
  let style: UIAlertController.Style
  let words: @MainActor (Node) -> AlertWords
  let clear: () -> Void

  func make(_ node: Node) -> UIViewController {
    let words = words(node)
    let controller = UIAlertController(title: words.title, message: words.message, preferredStyle: style)
    let clear = clear
    var actions: [MenuItem.Action] = []
    for item in words.items { Self.add(item, to: controller, &actions) }
    // An alert without a button has one; a sheet of actions without a way out, too.
    if actions.isEmpty, style == .alert { actions = [MenuItem.Action(words: LabelWords(title: "OK")) {}] }
    if style == .actionSheet, !actions.contains(where: { $0.role == .cancel }) {
      actions.append(MenuItem.Action(words: LabelWords(title: "Cancel"), role: .cancel) {})
    }
    for action in actions {
      let kind: UIAlertAction.Style =
        action.role == .destructive ? .destructive : action.role == .cancel ? .cancel : .default
      let made = UIAlertAction(title: action.words.title ?? "", style: kind) { _ in
        clear()
        action.action()
      }
      made.isEnabled = action.isEnabled
      controller.addAction(made)
    }
    if style == .actionSheet {
      controller.popoverPresentationController?.sourceView = node.environment.hostingController.controller?.view
    }
    return controller
  }

  private static func add(_ item: MenuItem, to controller: UIAlertController, _ actions: inout [MenuItem.Action]) {
    switch item {
    case .action(let action): actions.append(action)
    case .section(_, let items), .submenu(_, let items): for item in items { add(item, to: controller, &actions) }
    case .field(let field) where controller.preferredStyle == .alert:
      controller.addTextField { view in
        view.text = field.text.wrappedValue
        view.placeholder = field.prompt
        view.isSecureTextEntry = field.isSecure
        view.keyboardType = field.typing.keyboard
        view.textContentType = field.typing.content
        view.autocapitalizationType = field.typing.capitalization ?? .sentences
        view.autocorrectionType = field.typing.correction
        view.returnKeyType = field.typing.returnKey
        view.addAction(
          UIAction { [weak view] _ in field.text.wrappedValue = view?.text ?? "" }, for: .editingChanged)
      }
    case .field, .text, .divider: break
    }
  }

  func refresh(_ controller: UIViewController, _ node: Node) {}
  func ended() { clear() }
}

/// What buttons and fields there are in views that are not shown as they are, but as UIKit's.
@MainActor
enum ItemList {
  static func items<V: View>(of view: V, _ node: Node) -> [MenuItem] {
    let made = NodeFactory.make(
      view, NodeContext(parent: nil, graph: node.graph, environment: node.environment.forListing))
    defer { made.tearDown() }
    return made.listedItems
  }
}

extension View {
  nonisolated private func alerting<A: View, M: View>(
    _ title: Text?, _ isPresented: Binding<Bool>, _ style: UIAlertController.Style,
    actions: @escaping () -> A, message: @escaping () -> M
  ) -> some View {
    applying(
      PresentationReader(isPresented: isPresented) {
        AlertModifier(
          isWanted: $0, style: style,
          words: { node in
            let message = LabelWords.of(message(), node)
            let lines = [message.title, message.subtitle].compactMap { $0 }
            return AlertWords(
              title: title?.string(in: node.environment), message: lines.isEmpty ? nil : lines.joined(separator: "\n"),
              items: ItemList.items(of: actions(), node))
          }, clear: { isPresented.wrappedValue = false })
      })
  }

  nonisolated private func alerting<T, A: View, M: View>(
    _ title: Text?, _ isPresented: Binding<Bool>, _ style: UIAlertController.Style, presenting data: T?,
    actions: @escaping (T) -> A, message: @escaping (T) -> M
  ) -> some View {
    let location = isPresented.location
    // Without data there is nothing to show.
    let shown = Binding<Bool>(
      get: { data != nil && location.get() }, set: { location.set($0, transaction: Transaction()) })
    return alerting(
      title, shown, style, actions: { data.map { actions($0) } }, message: { data.map { message($0) } })
  }

  // MARK: Alerts

  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return alerting(Text(titleKey), isPresented, .alert, actions: { actions }, message: { EmptyView() })
  }
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return alerting(Text(title), isPresented, .alert, actions: { actions }, message: { EmptyView() })
  }
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return alerting(title, isPresented, .alert, actions: { actions }, message: { EmptyView() })
  }
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return alerting(Text(titleKey), isPresented, .alert, actions: { actions }, message: { message })
  }
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return alerting(Text(title), isPresented, .alert, actions: { actions }, message: { message })
  }
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return alerting(title, isPresented, .alert, actions: { actions }, message: { message })
  }

  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alerting(
      Text(titleKey), isPresented, .alert, presenting: data, actions: actions, message: { _ in EmptyView() })
  }
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alerting(Text(title), isPresented, .alert, presenting: data, actions: actions, message: { _ in EmptyView() })
  }
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alerting(Text(titleKey), isPresented, .alert, presenting: data, actions: actions, message: message)
  }
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alerting(Text(title), isPresented, .alert, presenting: data, actions: actions, message: message)
  }
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alerting(title, isPresented, .alert, presenting: data, actions: actions, message: message)
  }

  /// The title is the error's description.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return alerting(
      error.map { Text(verbatim: $0.localizedDescription) }, isPresented, .alert, presenting: error,
      actions: { _ in actions }, message: { _ in EmptyView() })
  }
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    alerting(
      error.map { Text(verbatim: $0.localizedDescription) }, isPresented, .alert, presenting: error, actions: actions,
      message: message)
  }

  // MARK: Dialogs

  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return alerting(
      titleVisibility == .visible ? Text(titleKey) : nil, isPresented, .actionSheet, actions: { actions },
      message: { EmptyView() })
  }
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return alerting(
      titleVisibility == .visible ? Text(title) : nil, isPresented, .actionSheet, actions: { actions },
      message: { EmptyView() })
  }
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return alerting(
      titleVisibility == .visible ? title : nil, isPresented, .actionSheet, actions: { actions },
      message: { EmptyView() })
  }
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return alerting(
      titleVisibility == .visible ? Text(titleKey) : nil, isPresented, .actionSheet, actions: { actions },
      message: { message })
  }
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return alerting(
      titleVisibility == .visible ? Text(title) : nil, isPresented, .actionSheet, actions: { actions },
      message: { message })
  }
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return alerting(
      titleVisibility == .visible ? title : nil, isPresented, .actionSheet, actions: { actions },
      message: { message })
  }
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alerting(
      titleVisibility == .visible ? Text(titleKey) : nil, isPresented, .actionSheet, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alerting(
      titleVisibility == .visible ? Text(titleKey) : nil, isPresented, .actionSheet, presenting: data, actions: actions,
      message: message)
  }
}

// MARK: Alerts as values

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

/// A sheet of actions as a value.
///
/// - Source: developer.apple.com/documentation/swiftui/actionsheet
public struct ActionSheet {
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  @MainActor func words(_ node: Node) -> AlertWords {
    AlertWords(
      title: title.string(in: node.environment), message: message?.string(in: node.environment),
      items: buttons.map { $0.item(in: node.environment) })
  }
}

extension View {
  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    applying(
      PresentationReader(isPresented: isPresented) {
        AlertModifier(
          isWanted: $0, style: .alert, words: { content().words($0) }, clear: { isPresented.wrappedValue = false })
      })
  }
  nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert)
    -> some View
  {
    applying(
      PresentationReader(isPresented: item.isThere()) { _ in
        let current = item.wrappedValue
        return AlertModifier(
          isWanted: current != nil, identity: current.map { AnyHashable($0.id) }, style: .alert,
          words: { node in current.map { content($0).words(node) } ?? AlertWords(items: []) },
          clear: { item.wrappedValue = nil })
      })
  }
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    applying(
      PresentationReader(isPresented: isPresented) {
        AlertModifier(
          isWanted: $0, style: .actionSheet, words: { content().words($0) },
          clear: { isPresented.wrappedValue = false })
      })
  }
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    applying(
      PresentationReader(isPresented: item.isThere()) { _ in
        let current = item.wrappedValue
        return AlertModifier(
          isWanted: current != nil, identity: current.map { AnyHashable($0.id) }, style: .actionSheet,
          words: { node in current.map { content($0).words(node) } ?? AlertWords(items: []) },
          clear: { item.wrappedValue = nil })
      })
  }
}
