import UIKit

/// A height at which a sheet rests.
///
/// - Source: developer.apple.com/documentation/swiftui/presentationdetent
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
  }
  enum Measure: Hashable {
    case kind(Kind)
    case custom(ObjectIdentifier)
  }
  let measure: Measure
  nonisolated(unsafe) let custom: (any CustomPresentationDetent.Type)?

  private init(_ kind: Kind) {
    measure = .kind(kind)
    custom = nil
  }

  /// About half the height of the screen.
  public static let medium = PresentationDetent(.medium)
  /// The whole height.
  public static let large = PresentationDetent(.large)
  /// A part of the whole height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(custom: type)
  }

  private init(custom: any CustomPresentationDetent.Type) {
    measure = .custom(ObjectIdentifier(custom))
    self.custom = custom
  }

  public static func == (first: PresentationDetent, second: PresentationDetent) -> Bool {
    first.measure == second.measure
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(measure) }

  /// - Source: developer.apple.com/documentation/swiftui/presentationdetent/context
  @dynamicMemberLookup
  public struct Context {
    /// The height that there is, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  var identifier: UISheetPresentationController.Detent.Identifier {
    switch measure {
    case .kind(.medium): .medium
    case .kind(.large): .large
    case .kind(.fraction(let part)): .init("fraction \(part)")
    case .kind(.height(let height)): .init("height \(height)")
    case .custom: .init("custom \(custom.map { "\($0)" } ?? "")")
    }
  }

  /// Its height where there is so much.
  @MainActor
  func height(_ largest: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
    switch measure {
    case .kind(.medium): return largest / 2
    case .kind(.large): return largest
    case .kind(.fraction(let part)): return largest * part
    case .kind(.height(let height)): return height
    case .custom:
      return custom.flatMap { $0.height(in: Context(maxDetentValue: largest, environment: environment)) }
    }
  }

  @MainActor
  func detent(_ environment: EnvironmentValues) -> UISheetPresentationController.Detent {
    switch measure {
    case .kind(.medium): return .medium()
    case .kind(.large): return .large()
    default:
      let detent = self
      return .custom(identifier: identifier) { context in
        detent.height(context.maximumDetentValue, environment)
      }
    }
  }
}

/// A height that is reckoned from what there is.
///
/// - Source: developer.apple.com/documentation/swiftui/custompresentationdetent
@preconcurrency @MainActor
public protocol CustomPresentationDetent {
  /// The height in points; `nil` where the detent is none.
  static func height(in context: Self.Context) -> CGFloat?
}

extension CustomPresentationDetent {
  public typealias Context = PresentationDetent.Context
}

/// Whether what lies below a sheet can be touched.
///
/// - Source: developer.apple.com/documentation/swiftui/presentationbackgroundinteraction
public struct PresentationBackgroundInteraction: Sendable {
  enum Kind {
    case automatic, enabled, disabled
    case upThrough(PresentationDetent)
  }
  let kind: Kind
  public static var automatic: PresentationBackgroundInteraction { .init(kind: .automatic) }
  public static var enabled: PresentationBackgroundInteraction { .init(kind: .enabled) }
  public static var disabled: PresentationBackgroundInteraction { .init(kind: .disabled) }
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    .init(kind: .upThrough(detent))
  }
}

/// What a drag in a sheet's scroll view does first.
///
/// - Source: developer.apple.com/documentation/swiftui/presentationcontentinteraction
public struct PresentationContentInteraction: Equatable, Sendable {
  let scrolls: Bool?
  public static var automatic: PresentationContentInteraction { .init(scrolls: nil) }
  /// The sheet grows.
  public static var resizes: PresentationContentInteraction { .init(scrolls: false) }
  /// The content scrolls.
  public static var scrolls: PresentationContentInteraction { .init(scrolls: true) }
}

/// What becomes of a popover where there is little width.
///
/// - Source: developer.apple.com/documentation/swiftui/presentationadaptation
public struct PresentationAdaptation: Equatable, Sendable {
  let style: UIModalPresentationStyle
  public static var automatic: PresentationAdaptation { .init(style: .automatic) }
  public static var none: PresentationAdaptation { .init(style: .none) }
  public static var popover: PresentationAdaptation { .init(style: .none) }
  public static var sheet: PresentationAdaptation { .init(style: .pageSheet) }
  public static var fullScreenCover: PresentationAdaptation { .init(style: .fullScreen) }
}

/// What views say for the sheet that shows them.
struct PresentationLook {
  var detents: Set<PresentationDetent>?
  var selection: Binding<PresentationDetent>?
  var indicator: Visibility?
  var cornerRadius: CGFloat??
  var background: AnyView?
  var isModal: Bool?
  var backgroundInteraction: PresentationBackgroundInteraction?
  var contentInteraction: PresentationContentInteraction?
  var adaptation: PresentationAdaptation?
}

enum PresentationLookKey: PreferenceKey {
  static var defaultValue: PresentationLook? { nil }
  static func reduce(value: inout PresentationLook?, nextValue: () -> PresentationLook?) {
    guard let next = nextValue() else { return }
    guard var look = value else {
      value = next
      return
    }
    look.detents = look.detents ?? next.detents
    look.selection = look.selection ?? next.selection
    look.indicator = look.indicator ?? next.indicator
    look.cornerRadius = look.cornerRadius ?? next.cornerRadius
    look.background = look.background ?? next.background
    look.isModal = look.isModal ?? next.isModal
    look.backgroundInteraction = look.backgroundInteraction ?? next.backgroundInteraction
    look.contentInteraction = look.contentInteraction ?? next.contentInteraction
    look.adaptation = look.adaptation ?? next.adaptation
    value = look
  }
}

/// Keeps a sheet as its views say, and tells them which detent the user has chosen.
final class PresentationLooks: NSObject, UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate
{
  private var look = PresentationLook()
  private var background: HostingView<AnyView>?

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    guard
      let chosen = look.detents?.first(where: { $0.identifier == sheetPresentationController.selectedDetentIdentifier })
    else { return }
    look.selection?.wrappedValue = chosen
  }

  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    look.adaptation?.style ?? .automatic
  }

  /// Gives the controller that is presented what its views say, or those of a page in it.
  @MainActor
  func apply(_ new: PresentationLook, to controller: UIViewController, _ environment: EnvironmentValues) {
    look = new
    if let isModal = look.isModal, controller.isModalInPresentation != isModal {
      controller.isModalInPresentation = isModal
    }
    if let popover = controller.popoverPresentationController, controller.modalPresentationStyle == .popover {
      popover.delegate = self
      apply(to: popover.adaptiveSheetPresentationController, controller, environment)
    } else if let sheet = controller.sheetPresentationController {
      sheet.delegate = self
      apply(to: sheet, controller, environment)
    }
    if let view = look.background { show(view, behind: controller, environment) }
  }

  @MainActor
  private func apply(
    to sheet: UISheetPresentationController, _ controller: UIViewController, _ environment: EnvironmentValues
  ) {
    if let detents = look.detents, !detents.isEmpty {
      let height = controller.view.window?.bounds.height ?? UIScreen.main.bounds.height
      let sorted = detents.map { (detent: $0, height: $0.height(height, environment) ?? 0) }
        .sorted { $0.height < $1.height }.map(\.detent)
      let selected = (look.selection?.wrappedValue).flatMap { detents.contains($0) ? $0.identifier : nil }
      if sheet.detents.map(\.identifier) != sorted.map(\.identifier) {
        sheet.detents = sorted.map { $0.detent(environment) }
      }
      if let selected, sheet.selectedDetentIdentifier != selected {
        if controller.view.window == nil {
          sheet.selectedDetentIdentifier = selected
        } else {
          sheet.animateChanges { sheet.selectedDetentIdentifier = selected }
        }
      }
    }
    // With several heights there is something to drag, which the indicator shows.
    let shows = look.indicator == .visible || look.indicator != .hidden && (look.detents?.count ?? 1) > 1
    if sheet.prefersGrabberVisible != shows { sheet.prefersGrabberVisible = shows }
    if let radius = look.cornerRadius, sheet.preferredCornerRadius != radius { sheet.preferredCornerRadius = radius }
    switch look.backgroundInteraction?.kind {
    case .enabled?:
      sheet.largestUndimmedDetentIdentifier = sheet.detents.last?.identifier
    case .upThrough(let detent)?: sheet.largestUndimmedDetentIdentifier = detent.identifier
    case .disabled?: sheet.largestUndimmedDetentIdentifier = nil
    case .automatic?, nil: break
    }
    if let scrolls = look.contentInteraction?.scrolls {
      sheet.prefersScrollingExpandsWhenScrolledToEdge = !scrolls
    }
  }

  @MainActor
  private func show(_ view: AnyView, behind controller: UIViewController, _ environment: EnvironmentValues) {
    if let background {
      background.setRootView(view)
      return
    }
    let hosted = HostingView(view)
    hosted.avoidsSafeArea = false
    hosted.inherited = environment
    hosted.frame = controller.view.bounds
    hosted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.backgroundColor = .clear
    controller.view.insertSubview(hosted, at: 0)
    background = hosted
  }
}

/// Hands what views say for their sheet to the one that shows them.
@MainActor
enum PresentationPreferences {
  static func apply(_ root: Node, to controller: UIViewController) {
    guard let look = root.preference(PresentationLookKey.self), let sheet = controller.topmost as? SheetController
    else { return }
    sheet.looks.apply(look, to: sheet, root.environment)
  }
}

extension View {
  nonisolated private func presentation(_ change: @escaping (inout PresentationLook) -> Void) -> some View {
    transformPreference(PresentationLookKey.self) { look in
      var changed = look ?? PresentationLook()
      change(&changed)
      look = changed
    }
  }

  /// The heights at which the sheet rests that shows this. Default: the whole height.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { $0.detents = detents }
  }
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    SelectionReader(content: self, value: selection) { content, _ in
      content.presentation {
        $0.detents = detents
        $0.selection = selection
      }
    }
  }
  /// Whether the sheet shows that it can be dragged. Default: where it rests at several heights.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.indicator = visibility }
  }
  /// The radius of the sheet's corners, in points; `nil` is the system's.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation { $0.cornerRadius = .some(cornerRadius) }
  }
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    let view = AnyView(Rectangle().fill(style).ignoresSafeArea())
    return presentation { $0.background = view }
  }
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let view = AnyView(content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    return presentation { $0.background = view }
  }
  nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  {
    presentation { $0.backgroundInteraction = interaction }
  }
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    presentation { $0.contentInteraction = behavior }
  }
  /// What a popover becomes where there is little width. Default: a sheet.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentation { $0.adaptation = adaptation }
  }
  /// The user cannot drag the sheet away.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentation { $0.isModal = isDisabled }
  }
}

/// Reads a binding where it is evaluated, so that a change of it is heard of.
struct SelectionReader<Content: View, Value, Result: View>: View {
  let content: Content
  let value: Binding<Value>
  let result: (Content, Value) -> Result
  var body: some View { result(content, value.wrappedValue) }
}

// MARK: Popovers

/// Where a popover points.
///
/// - Source: developer.apple.com/documentation/swiftui/popoverattachmentanchor
public enum PopoverAttachmentAnchor {
  /// A rectangle: the view's bounds.
  case rect(Anchor<CGRect>.Source)
  /// A place in the view.
  case point(UnitPoint)
}

/// The view that a popover points at.
final class PopoverPlace {
  weak var view: UIView?
  var anchor = PopoverAttachmentAnchor.rect(.bounds)
  var edge: Edge?
  nonisolated init() {}

  @MainActor
  func attach(_ controller: UIViewController) {
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize =
      (controller as? SheetController)?
      .sizeThatFits(in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity)) ?? .zero
    guard let popover = controller.popoverPresentationController, let view else { return }
    popover.sourceView = view
    switch anchor {
    case .point(let point):
      popover.sourceRect = CGRect(
        x: point.x * view.bounds.width, y: point.y * view.bounds.height, width: 0, height: 0)
    case .rect: popover.sourceRect = view.bounds
    }
    switch edge {
    case .top?: popover.permittedArrowDirections = .up
    case .bottom?: popover.permittedArrowDirections = .down
    case .leading?: popover.permittedArrowDirections = .left
    case .trailing?: popover.permittedArrowDirections = .right
    case nil: popover.permittedArrowDirections = .any
    }
  }
}

private struct PopoverAnchorModifier: EffectModifier {
  let place: PopoverPlace
  typealias EffectView = PassingView
  func configure(_ view: PassingView, _ box: EffectBox<Self>) { place.view = view }
}

private struct PopoverHolder<Content: View, Shown: View>: View {
  let content: Content
  let isPresented: Binding<Bool>
  let identity: () -> AnyHashable?
  let anchor: PopoverAttachmentAnchor
  let edge: Edge?
  let shown: () -> Shown
  let clear: () -> Void
  @State private var place = PopoverPlace()

  var body: some View {
    let place = place
    place.anchor = anchor
    place.edge = edge
    let (identity, shown, clear) = (identity, shown, clear)
    return content.applying(PopoverAnchorModifier(place: place)).applying(
      PresentationReader(isPresented: isPresented) {
        SheetModifier(
          isWanted: $0, identity: identity(), isFull: false, content: shown, clear: clear, onDismiss: nil,
          popover: place)
      })
  }
}

extension View {
  /// A popover that points at the view; a sheet where there is little width.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PopoverHolder(
      content: self, isPresented: isPresented, identity: { nil }, anchor: attachmentAnchor, edge: arrowEdge,
      shown: content, clear: { isPresented.wrappedValue = false })
  }
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PopoverHolder(
      content: self, isPresented: item.isThere(), identity: { item.wrappedValue.map { AnyHashable($0.id) } },
      anchor: attachmentAnchor, edge: arrowEdge, shown: { item.wrappedValue.map { content($0) } },
      clear: { item.wrappedValue = nil })
  }
}
