import UIKit

extension View {
  nonisolated func alerting<A: View, M: View>(
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

  nonisolated func alerting<T, A: View, M: View>(
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
}

extension View {
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
}
