import UIKit

extension View {
  nonisolated private func bars(_ bars: [ToolbarPlacement], _ change: @escaping (inout BarLook) -> Void) -> some View {
    transformPreference(BarLooksKey.self) { looks in
      var changed = looks ?? BarLooks()
      changed.change(bars, change)
      looks = changed
    }
  }

  /// Shows or hides bars.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars) { $0.visibility = visibility }
  }
  /// Whether bars have a background: by default while content lies behind them.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars) { $0.backgroundVisibility = visibility }
  }
  /// The color of bars, while they have a background.
  nonisolated public func toolbarBackground(_ style: Color, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars) { $0.background = AnyShapeStyle(style) }
  }
  /// Whether the navigation bar is a light or a dark one.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars) { $0.scheme = colorScheme }
  }

  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    let items = [
      BarItem(placement: .navigationBarLeading, view: AnyView(leading)),
      BarItem(placement: .navigationBarTrailing, view: AnyView(trailing)),
    ]
    return transformPreference(PageLookKey.self) { $0.items += items }
  }
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    let item = BarItem(placement: .navigationBarLeading, view: AnyView(leading))
    return transformPreference(PageLookKey.self) { $0.items.append(item) }
  }
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    let item = BarItem(placement: .navigationBarTrailing, view: AnyView(trailing))
    return transformPreference(PageLookKey.self) { $0.items.append(item) }
  }
}
