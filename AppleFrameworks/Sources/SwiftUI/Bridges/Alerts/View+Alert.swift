import UIKit

extension View {
  nonisolated func alerting<A: View, M: View>(
    _ title: Text?, _ isPresented: Binding<Bool>, _ style: UIAlertController.Style,
    actions: @escaping () -> A, message: @escaping () -> M
  ) -> some View {
    applying(
      PresentationReader(isPresented: isPresented) {
        AlertModifier(
          isWanted: $0, style: style, content: { AlertViews(title: title, actions: actions, message: message) },
          clear: { isPresented.wrappedValue = false })
      })
  }

  nonisolated func alerting<T, A: View, M: View>(
    _ title: Text?, _ isPresented: Binding<Bool>, _ style: UIAlertController.Style, presenting data: T?,
    actions: @escaping (T) -> A, message: @escaping (T) -> M
  ) -> some View {
    let location = isPresented.location
    // Without data, no alert is presented.
    let shown = Binding<Bool>(
      get: { data != nil && location.get() }, set: { location.set($0, transaction: Transaction()) })
    return alerting(
      title, shown, style, actions: { data.map { actions($0) } }, message: { data.map { message($0) } })
  }
}

extension View {
  /// Presents an alert with a localized title while a value is `true`.
  ///
  /// Dismissing the alert sets the value to `false`. Without actions the alert has one button, "OK". Overloads take an
  /// unlocalized title or a `Text`, a message, and data that the actions use.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - isPresented: Whether the alert is presented.
  ///   - actions: The alert's buttons and text fields.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return alerting(Text(titleKey), isPresented, .alert, actions: { actions }, message: { EmptyView() })
  }

  /// Presents an alert with an unlocalized title while a value is `true`.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return alerting(Text(title), isPresented, .alert, actions: { actions }, message: { EmptyView() })
  }

  /// Presents an alert with a text as its title while a value is `true`.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return alerting(title, isPresented, .alert, actions: { actions }, message: { EmptyView() })
  }

  /// Presents an alert with a localized title and a message while a value is `true`.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return alerting(Text(titleKey), isPresented, .alert, actions: { actions }, message: { message })
  }

  /// Presents an alert with an unlocalized title and a message while a value is `true`.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return alerting(Text(title), isPresented, .alert, actions: { actions }, message: { message })
  }

  /// Presents an alert with a text as its title and a message while a value is `true`.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return alerting(title, isPresented, .alert, actions: { actions }, message: { message })
  }

  /// Presents an alert with a localized title while a value is `true` and there is data.
  ///
  /// - Parameter data: The data to pass to `actions`. If it is `nil`, no alert is presented.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alerting(
      Text(titleKey), isPresented, .alert, presenting: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Presents an alert with an unlocalized title while a value is `true` and there is data.
  ///
  /// - Parameter data: The data to pass to `actions`. If it is `nil`, no alert is presented.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alerting(Text(title), isPresented, .alert, presenting: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Presents an alert with a localized title and a message while a value is `true` and there is data.
  ///
  /// - Parameter data: The data to pass to `actions` and `message`. If it is `nil`, no alert is presented.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alerting(Text(titleKey), isPresented, .alert, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert with an unlocalized title and a message while a value is `true` and there is data.
  ///
  /// - Parameter data: The data to pass to `actions` and `message`. If it is `nil`, no alert is presented.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alerting(Text(title), isPresented, .alert, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert with a text as its title and a message while a value is `true` and there is data.
  ///
  /// - Parameter data: The data to pass to `actions` and `message`. If it is `nil`, no alert is presented.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alerting(title, isPresented, .alert, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert for an error while a value is `true` and there is an error.
  ///
  /// - Parameter error: The error, whose localized description is the title. If it is `nil`, no alert is presented.
  /// - Source: developer.apple.com/documentation/swiftui/view/alert(ispresented:error:actions:)
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return alerting(
      error.map { Text(verbatim: $0.localizedDescription) }, isPresented, .alert, presenting: error,
      actions: { _ in actions }, message: { _ in EmptyView() })
  }

  /// Presents an alert for an error, with a message, while a value is `true` and there is an error.
  ///
  /// - Parameter error: The error, whose localized description is the title. If it is `nil`, no alert is presented.
  /// - Source: developer.apple.com/documentation/swiftui/view/alert(ispresented:error:actions:message:)
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    alerting(
      error.map { Text(verbatim: $0.localizedDescription) }, isPresented, .alert, presenting: error, actions: actions,
      message: message)
  }
}
