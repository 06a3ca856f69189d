import UIKit

extension View {
  nonisolated private func page(_ change: @escaping (inout PageLook) -> Void) -> some View {
    transformPreference(PageLookKey.self, change)
  }
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    page { $0.title = Text(titleKey) }
  }
  nonisolated public func navigationTitle(_ title: Text) -> some View { page { $0.title = title } }
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    let text = Text(title)
    return page { $0.title = text }
  }
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    page {
      $0.title = Text(titleKey)
      $0.display = displayMode
    }
  }
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    let text = Text(title)
    return page {
      $0.title = text
      $0.display = displayMode
    }
  }
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    page { $0.display = displayMode }
  }
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    page { $0.hidesBack = hidesBackButton }
  }
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { page { $0.hidesBar = hidden } }
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    applying(DestinationModifier(destination: destination))
  }
}
