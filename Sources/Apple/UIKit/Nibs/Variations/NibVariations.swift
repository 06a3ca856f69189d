import InterfaceBuilder

/// The variations in a file for the objects inside one root view, whose traits determine them as on iOS: views and
/// constraints that are installed for some traits, and properties with several values.
///
/// The root view retains it. Properties, views and constraints change only if the file contains different values for
/// the new and the old traits, so that changes by the app otherwise remain.
@MainActor
final class NibVariations: TraitVariations {
  /// A view that is installed for some traits.
  struct Subview {
    let description: Object
    var view: NibMember<UIView>
    weak var superview: UIView?
  }

  private struct Property {
    let description: Object
    weak var object: NSObject?
  }

  private let file: NibFile
  private let conditions: NibConditions
  private var traits: Traits
  private var masks: NibMasks
  private var subviews: [Subview] = []
  private var constraints: [(source: Constraint, constraint: NibMember<NSLayoutConstraint>)] = []
  private var constants: [(source: Constraint, constraint: NibMember<NSLayoutConstraint>)] = []
  private var properties: [Property] = []

  /// - Parameter traits: The traits for which the objects were created.
  init(_ file: NibFile, _ conditions: NibConditions, traits: Traits) {
    self.file = file
    self.conditions = conditions
    self.traits = traits
    masks = NibMasks(conditions, in: traits)
  }

  // MARK: - Variations

  func add(_ object: NSObject, _ description: Object) {
    properties.append(Property(description: description, object: object))
  }

  func add(_ view: UIView, _ description: Object, in superview: UIView) {
    var member = NibMember(view)
    member.keep(masks.excludes(description))
    subviews.append(Subview(description: description, view: member, superview: superview))
  }

  func add(_ constraint: NSLayoutConstraint, _ source: Constraint) {
    if source.isVaried { constants.append((source, NibMember(constraint))) }
    guard conditions.concerns(source) else { return }
    var member = NibMember(constraint)
    member.keep(masks.excludes(source))
    constraints.append((source, member))
  }

  // MARK: - Another environment

  /// Applies the values of the file for new traits.
  func adopt(_ collection: UITraitCollection) {
    let new = Traits(collection)
    guard new != traits else { return }
    let (old, before) = (traits, masks)
    traits = new
    masks = NibMasks(conditions, in: new)
    let nib = NibInstantiation(file, traits: new)
    leaveOutConstraints(before)
    moveSubviews(before)
    for property in properties {
      guard let object = property.object else { continue }
      NibAttributes.vary(object, from: old, NibDecoder(property.description, of: nib))
    }
    for (source, member) in constants where source.constantVaries(from: old, to: new) {
      member.value?.constant = NibLength.clamped(source.constant(in: new))
    }
    putInConstraints(before, nib)
    nib.tell()
  }

  private func leaveOutConstraints(_ before: NibMasks) {
    for index in constraints.indices {
      let source = constraints[index].source
      guard masks.excludes(source), !before.excludes(source) else { continue }
      constraints[index].constraint.keep(true)
      constraints[index].constraint.value?.isActive = false
    }
  }

  private func putInConstraints(_ before: NibMasks, _ nib: NibInstantiation) {
    for index in constraints.indices {
      let source = constraints[index].source
      guard before.excludes(source), !masks.excludes(source) else { continue }
      if let constraint = constraints[index].constraint.value {
        if let problem = NibConstraintRules.problem(of: constraint) {
          nib.report(.danglingConstraint(problem), at: source.element)
        } else {
          constraint.isActive = true
        }
      }
      constraints[index].constraint.keep(false)
    }
  }

  private func moveSubviews(_ before: NibMasks) {
    for index in subviews.indices {
      let description = subviews[index].description
      guard masks.excludes(description), !before.excludes(description) else { continue }
      subviews[index].view.keep(true)
      subviews[index].view.value?.removeFromSuperview()
    }
    for index in subviews.indices {
      let member = subviews[index]
      guard before.excludes(member.description), !masks.excludes(member.description) else { continue }
      if let view = member.view.value, let superview = member.superview {
        putIn(view, member.description, in: superview)
      }
      subviews[index].view.keep(false)
    }
  }

  /// Inserts a view at its position in the file, above the nearest installed one before it.
  private func putIn(_ view: UIView, _ description: Object, in superview: UIView) {
    let siblings = description.parent?.subviews ?? []
    let earlier = siblings.prefix { $0 != description }.compactMap(\.id)
    let places = shown[ObjectIdentifier(superview)] ?? [:]
    let below = earlier.reversed().lazy.compactMap { places[$0]?.view }.first { $0.superview === superview }
    if let stack = superview as? UIStackView {
      let index = below.flatMap { stack.arrangedSubviews.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      stack.insertArrangedSubview(view, at: index)
    } else if let below {
      superview.insertSubview(view, aboveSubview: below)
    } else {
      superview.insertSubview(view, at: 0)
    }
  }

  /// The views that are always installed, by superview and id.
  private var shown: [ObjectIdentifier: [String: WeakView]] = [:]

  struct WeakView { weak var view: UIView? }

  func note(_ view: UIView, id: String, in superview: UIView) {
    shown[ObjectIdentifier(superview), default: [:]][id] = WeakView(view: view)
  }
}
