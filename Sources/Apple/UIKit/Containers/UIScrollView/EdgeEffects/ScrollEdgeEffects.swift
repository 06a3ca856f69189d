/// The four edge effects of a scroll view, created on demand.
@MainActor
struct ScrollEdgeEffects {
  private var effects: [UIScrollEdgeEffect?] = [nil, nil, nil, nil]
  /// The interactions of views over the content, which display effects of their own.
  private var containers: [WeakContainer] = []

  private struct WeakContainer {
    weak var interaction: UIScrollEdgeElementContainerInteraction?
  }

  mutating func add(_ interaction: UIScrollEdgeElementContainerInteraction) {
    containers.append(WeakContainer(interaction: interaction))
  }

  mutating func remove(_ interaction: UIScrollEdgeElementContainerInteraction) {
    containers.removeAll { $0.interaction == nil || $0.interaction === interaction }
  }

  /// Updates the effects of views over the content.
  func updateContainers() {
    for container in containers { container.interaction?.update() }
  }

  enum Edge: Int {
    case top
    case left
    case bottom
    case right
  }

  /// Returns the effect of an edge, if the app asked for it.
  func known(_ edge: Edge) -> UIScrollEdgeEffect? { effects[edge.rawValue] }

  mutating func effect(_ edge: Edge, onChange: @escaping @MainActor () -> Void) -> UIScrollEdgeEffect {
    if let effect = effects[edge.rawValue] { return effect }
    let effect = UIScrollEdgeEffect()
    effect.onChange = onChange
    effects[edge.rawValue] = effect
    return effect
  }
}

extension UIScrollView {
  private final func edgeEffect(_ edge: ScrollEdgeEffects.Edge) -> UIScrollEdgeEffect {
    edgeEffects.effect(edge) { [weak self] in
      guard let self else { return }
      barFollower?.contentDidScroll(self)
      edgeEffects.updateContainers()
    }
  }

  /// The fading of content under a bar at the top.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiscrollview/topedgeeffect
  public final var topEdgeEffect: UIScrollEdgeEffect { edgeEffect(.top) }

  /// The fading of content under a bar at the left.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiscrollview/leftedgeeffect
  public final var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect(.left) }

  /// The fading of content under a bar at the bottom.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiscrollview/bottomedgeeffect
  public final var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect(.bottom) }

  /// The fading of content under a bar at the right.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiscrollview/rightedgeeffect
  public final var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect(.right) }

  /// Returns the displayed effect of an edge with content under it, or `nil` if the content does not fade.
  ///
  /// - Parameter strength: The strength of the effect, from 0 to 1.
  final func shownEdgeEffect(_ edge: ScrollEdgeEffects.Edge, strength: CGFloat) -> EdgeEffect? {
    let effect = edgeEffects.known(edge)
    guard strength > 0, effect?.isHidden != true else { return nil }
    let isHard = effect?.style.kind == .hard
    var color = UIColor.systemBackground
    if let own = backgroundColor, own.resolvedColor(with: traitCollection).cgColor.alpha >= 1 { color = own }
    return EdgeEffect(isHard: isHard, strength: min(strength, 1), color: color)
  }
}

/// The displayed fading of content under a bar.
struct EdgeEffect: Equatable {
  var isHard: Bool
  /// The strength of the effect, from 0 to 1.
  var strength: CGFloat
  /// The color into which the content fades.
  var color: UIColor
}
