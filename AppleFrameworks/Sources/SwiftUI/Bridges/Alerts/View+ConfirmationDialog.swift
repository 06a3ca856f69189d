import UIKit

extension View {
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
