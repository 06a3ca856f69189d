import UIKit

/// Where a bar's item goes.
///
/// - Source: developer.apple.com/documentation/swiftui/toolbaritemplacement
public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Side { case leading, trailing, title, bottom, keyboard }
  let side: Side
  let isProminent: Bool
  init(_ side: Side, isProminent: Bool = false) {
    self.side = side
    self.isProminent = isProminent
  }
  public static let automatic = ToolbarItemPlacement(.trailing)
  public static let principal = ToolbarItemPlacement(.title)
  public static let navigation = ToolbarItemPlacement(.leading)
  public static let primaryAction = ToolbarItemPlacement(.trailing)
  public static let confirmationAction = ToolbarItemPlacement(.trailing, isProminent: true)
  public static let cancellationAction = ToolbarItemPlacement(.leading)
  public static let destructiveAction = ToolbarItemPlacement(.trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(.leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
  public static let topBarLeading = ToolbarItemPlacement(.leading)
  public static let topBarTrailing = ToolbarItemPlacement(.trailing)
  public static let bottomBar = ToolbarItemPlacement(.bottom)
}

/// What bars hold.
///
/// - Source: developer.apple.com/documentation/swiftui/toolbarcontent
@preconcurrency @MainActor
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Self.Body { get }
}

extension Never: ToolbarContent {}

/// Content of ours, which has items.
@MainActor
protocol BarContent: ToolbarContent where Body == Never {
  func items() -> [BarItem]
}

extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("\(type(of: self)) is not made of other content: it has no body") }
}

extension ToolbarContent {
  func allItems() -> [BarItem] {
    if let content = self as? any BarContent { return content.items() }
    return body.allItems()
  }
}

struct BarItem {
  let placement: ToolbarItemPlacement
  let view: AnyView
}

/// - Source: developer.apple.com/documentation/swiftui/toolbarcontentbuilder
@resultBuilder
@MainActor
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
    var items: [BarItem] = []
    repeat items.append(contentsOf: (each content).allItems())
    return BarItems(all: items)
  }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    BarItems(all: content?.allItems() ?? [])
  }
  public static func buildEither<Content: ToolbarContent>(first: Content) -> some ToolbarContent {
    BarItems(all: first.allItems())
  }
  public static func buildEither<Content: ToolbarContent>(second: Content) -> some ToolbarContent {
    BarItems(all: second.allItems())
  }
}

struct BarItems: BarContent {
  typealias Body = Never
  let all: [BarItem]
  func items() -> [BarItem] { all }

  /// Gives a controller's navigation item what views say for it. Views that stay keep their state.
  static func apply(_ items: [BarItem], to controller: UIViewController, _ environment: EnvironmentValues) {
    let item = controller.navigationItem
    let leading = items.filter { $0.placement.side == .leading }
    let trailing = items.filter { $0.placement.side == .trailing }
    item.leftBarButtonItems = buttons(leading, item.leftBarButtonItems, environment)
    item.rightBarButtonItems = buttons(Array(trailing.reversed()), item.rightBarButtonItems, environment)
    item.leftItemsSupplementBackButton = true
    if let title = items.last(where: { $0.placement.side == .title }) {
      if let shown = item.titleView as? HostedBarView {
        shown.show(title.view, environment)
      } else {
        item.titleView = HostedBarView(title.view, environment)
      }
    }
    let bottom = items.filter { $0.placement.side == .bottom }
    if !bottom.isEmpty || controller.toolbarItems?.isEmpty == false {
      controller.toolbarItems = buttons(bottom, controller.toolbarItems, environment)
      controller.navigationController?.setToolbarHidden(bottom.isEmpty, animated: false)
    }
  }

  private static func buttons(_ items: [BarItem], _ old: [UIBarButtonItem]?, _ environment: EnvironmentValues)
    -> [UIBarButtonItem]?
  {
    let old = old ?? []
    if items.isEmpty, old.isEmpty { return nil }
    return items.enumerated().map { index, item in
      let view = item.placement.isProminent ? AnyView(item.view.bold()) : item.view
      if index < old.count, let shown = old[index].customView as? HostedBarView {
        shown.show(view, environment)
        return old[index]
      }
      return UIBarButtonItem(customView: HostedBarView(view, environment, showsIconsOnly: true))
    }
  }
}

/// A bar's item that shows views.
final class HostedBarView: UIView {
  private let hosted: HostingView<AnyView>

  /// - Parameter showsIconsOnly: whether labels show their pictures alone, as items at the sides of a bar do.
  init(_ view: AnyView, _ environment: EnvironmentValues, showsIconsOnly: Bool = false) {
    hosted = HostingView(view)
    super.init(frame: .zero)
    hosted.avoidsSafeArea = false
    hosted.inherited = environment
    hosted.adjustEnvironment = { environment in
      // Bars stay as high as they are, and so does what is in them.
      environment.dynamicTypeSize = .large
      if environment.labelStyle is DefaultLabelStyle, showsIconsOnly { environment.labelStyle = IconOnlyLabelStyle() }
    }
    addSubview(hosted)
    frame.size = hosted.contentSize(.unspecified)
  }

  required init?(coder: NSCoder) { fatalError("no file has a bar's item of SwiftUI's") }

  func show(_ view: AnyView, _ environment: EnvironmentValues) {
    hosted.inherited = environment
    hosted.setRootView(view)
    invalidateIntrinsicContentSize()
  }

  override var intrinsicContentSize: CGSize { hosted.contentSize(.unspecified) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { hosted.contentSize(.unspecified) }
  override func layoutSubviews() {
    super.layoutSubviews()
    hosted.frame = bounds
  }
}

/// - Source: developer.apple.com/documentation/swiftui/toolbaritem
public struct ToolbarItem<ID, Content: View>: ToolbarContent, BarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  nonisolated(unsafe) let content: Content
  func items() -> [BarItem] { [BarItem(placement: placement, view: AnyView(content))] }
}

extension ToolbarItem where ID == () {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  nonisolated public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  {
    self.placement = placement
    self.content = content()
  }
}

/// - Source: developer.apple.com/documentation/swiftui/toolbaritemgroup
public struct ToolbarItemGroup<Content: View>: ToolbarContent, BarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  nonisolated(unsafe) let content: Content
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
  func items() -> [BarItem] { [BarItem(placement: placement, view: AnyView(HStack(spacing: 16) { content }))] }
}

extension View {
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: @MainActor () -> Content)
    -> some View
  {
    let items = MainActor.assumeIsolated { content().allItems() }
    return transformPreference(PageLookKey.self) { $0.items += items }
  }
  @_disfavoredOverload
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return transformPreference(PageLookKey.self) { $0.items.append(BarItem(placement: .automatic, view: view)) }
  }
}
