import UIKit

extension View {
  /// Presents a confirmation dialog with a localized title while a value is `true`.
  ///
  /// Dismissing the dialog sets the value to `false`. A cancel button is added if the actions have none. Overloads take
  /// an unlocalized title or a `Text`, a message, and data that the actions use.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - isPresented: Whether the dialog is presented.
  ///   - titleVisibility: Whether the title is displayed. Default: `.automatic`, which hides it.
  ///   - actions: The dialog's buttons.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return alerting(
      titleVisibility == .visible ? Text(titleKey) : nil, isPresented, .actionSheet, actions: { actions },
      message: { EmptyView() })
  }

  /// Presents a confirmation dialog with an unlocalized title while a value is `true`.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return alerting(
      titleVisibility == .visible ? Text(title) : nil, isPresented, .actionSheet, actions: { actions },
      message: { EmptyView() })
  }

  /// Presents a confirmation dialog with a text as its title while a value is `true`.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return alerting(
      titleVisibility == .visible ? title : nil, isPresented, .actionSheet, actions: { actions },
      message: { EmptyView() })
  }

  /// Presents a confirmation dialog with a localized title and a message while a value is `true`.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return alerting(
      titleVisibility == .visible ? Text(titleKey) : nil, isPresented, .actionSheet, actions: { actions },
      message: { message })
  }

  /// Presents a confirmation dialog with an unlocalized title and a message while a value is `true`.
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

  /// Presents a confirmation dialog with a text as its title and a message while a value is `true`.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return alerting(
      titleVisibility == .visible ? title : nil, isPresented, .actionSheet, actions: { actions },
      message: { message })
  }

  /// Presents a confirmation dialog with a localized title while a value is `true` and there is data.
  ///
  /// - Parameter data: The data to pass to `actions`. If it is `nil`, no dialog is presented.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alerting(
      titleVisibility == .visible ? Text(titleKey) : nil, isPresented, .actionSheet, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Presents a confirmation dialog with a localized title and a message while a value is `true` and there is data.
  ///
  /// - Parameter data: The data to pass to `actions` and `message`. If it is `nil`, no dialog is presented.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alerting(
      titleVisibility == .visible ? Text(titleKey) : nil, isPresented, .actionSheet, presenting: data, actions: actions,
      message: message)
  }

  /// Presents a confirmation dialog with an unlocalized title while a value is `true` and there is data.
  ///
  /// - Parameter data: The data to pass to `actions`. If it is `nil`, no dialog is presented.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alerting(
      titleVisibility == .visible ? Text(title) : nil, isPresented, .actionSheet, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Presents a confirmation dialog with an unlocalized title and a message while a value is `true` and there is data.
  ///
  /// - Parameter data: The data to pass to `actions` and `message`. If it is `nil`, no dialog is presented.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alerting(
      titleVisibility == .visible ? Text(title) : nil, isPresented, .actionSheet, presenting: data, actions: actions,
      message: message)
  }

  /// Presents a confirmation dialog with a text as its title while a value is `true` and there is data.
  ///
  /// - Parameter data: The data to pass to `actions`. If it is `nil`, no dialog is presented.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alerting(
      titleVisibility == .visible ? title : nil, isPresented, .actionSheet, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Presents a confirmation dialog with a text as its title and a message while a value is `true` and there is data.
  ///
  /// - Parameter data: The data to pass to `actions` and `message`. If it is `nil`, no dialog is presented.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alerting(
      titleVisibility == .visible ? title : nil, isPresented, .actionSheet, presenting: data, actions: actions,
      message: message)
  }
}
