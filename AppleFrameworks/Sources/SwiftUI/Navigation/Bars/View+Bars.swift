import UIKit

extension View {
  nonisolated func bars(_ bars: [ToolbarPlacement], _ change: @escaping (inout BarLook) -> Void) -> some View {
    transformPreference(BarLooksKey.self) { looks in
      var changed = looks ?? BarLooks()
      changed.change(bars, change)
      looks = changed
    }
  }

  /// Sets the visibility of bars.
  ///
  /// - Parameter bars: The bars. If none are given, the visibility applies to all bars.
  /// - Source: developer.apple.com/documentation/swiftui/view/toolbar(_:for:)
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars) { $0.visibility = visibility }
  }

  /// Sets the visibility of the background of bars. Default: It is visible while content is behind the bar.
  ///
  /// - Parameter bars: The bars. If none are given, the visibility applies to all bars.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars) { $0.backgroundVisibility = visibility }
  }

  /// Sets the background color of bars.
  ///
  /// - Parameter bars: The bars. If none are given, the color applies to all bars.
  nonisolated public func toolbarBackground(_ style: Color, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars) { $0.background = AnyShapeStyle(style) }
  }

  /// Sets the color scheme of the navigation bar; `nil` (the default) for that of its environment.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/toolbarcolorscheme(_:for:)
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars) { $0.scheme = colorScheme }
  }

  /// Adds items to both ends of the navigation bar. Superseded by `toolbar(content:)`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/navigationbaritems(leading:trailing:)
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    let items = [
      BarItem(placement: .navigationBarLeading, view: AnyView(leading)),
      BarItem(placement: .navigationBarTrailing, view: AnyView(trailing)),
    ]
    return transformPreference(PageLookKey.self) { $0.items += items }
  }

  /// Adds an item to the leading end of the navigation bar. Superseded by `toolbar(content:)`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/navigationbaritems(leading:)
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    let item = BarItem(placement: .navigationBarLeading, view: AnyView(leading))
    return transformPreference(PageLookKey.self) { $0.items.append(item) }
  }

  /// Adds an item to the trailing end of the navigation bar. Superseded by `toolbar(content:)`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/navigationbaritems(trailing:)
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    let item = BarItem(placement: .navigationBarTrailing, view: AnyView(trailing))
    return transformPreference(PageLookKey.self) { $0.items.append(item) }
  }
}
