import SwiftUI

/// The marks of an axis, for a chart of a size.
struct AxisPlan {
  /// A mark at a value.
  struct Item {
    let edge: AxisEdge
    let value: AxisValue
    let element: AxisElement
    let preset: AxisMarkPreset
    /// The text of a label; `nil` for views.
    var text: Text?
    var size: CGSize?
    var isHidden = false
  }
  var items: [Item] = []
}

/// An edge of a plot.
enum AxisEdge: Hashable {
  case leading, trailing, top, bottom
  var isVertical: Bool { self == .leading || self == .trailing }
}

/// Makes the marks of an axis.
@MainActor
struct AxisPlanner {
  let scale: PositionScale
  /// Whether the axis is the vertical one.
  let isVertical: Bool
  let isNormalized: Bool
  let environment: EnvironmentValues
  /// The lengths in points that a tick has on average. They result in the counts that Apple's charts have at their
  /// usual sizes (developer.apple.com/documentation/charts/customizing-axes-in-swift-charts).
  private static let lengths = (vertical: CGFloat(50), horizontal: CGFloat(70))

  /// Returns the marks of the content of an axis.
  func plan(_ choice: AxisChoice) -> AxisPlan {
    var groups: [AxisGroup] = []
    switch choice {
    case .hidden: return AxisPlan()
    case .automatic: groups = [AxisGroup()]
    case .content(let content): content.collectGroups(into: &groups)
    }
    var plan = AxisPlan()
    for group in groups { add(group, to: &plan) }
    return plan
  }

  private func add(_ group: AxisGroup, to plan: inout AxisPlan) {
    let found = values(group.values)
    let edge = edge(group.position)
    var items: [AxisPlan.Item] = []
    for (index, entry) in found.values.enumerated() where isVisible(entry.value, entry.upper) {
      let value = AxisValue(index: index, count: found.values.count, value: entry.value, upper: entry.upper)
      var elements: [AxisElement] = []
      switch group.content {
      case .defaults(let format, let stroke): elements = defaults(format, stroke)
      case .marks(let content): content(value).collectElements(into: &elements, AxisTraits())
      }
      for element in elements {
        var item = AxisPlan.Item(edge: edge, value: value, element: element, preset: group.preset)
        if case .label(let label) = element.kind { item.text = text(label, value, found.step, element.traits) }
        items.append(item)
      }
    }
    hideCollisions(&items)
    plan.items += items
  }

  /// Returns whether a value or its interval is in the visible part of the plot.
  private func isVisible(_ value: PlottedValue, _ upper: PlottedValue?) -> Bool {
    guard let position = scale.position(value) else { return false }
    if position >= -1, position <= scale.length + 1 { return true }
    guard let end = upper.flatMap({ scale.position($0) }) else { return false }
    return min(position, end) < scale.length && max(position, end) > 0
  }

  private func edge(_ position: AxisMarkPosition) -> AxisEdge {
    switch position.kind {
    case .leading: .leading
    case .trailing: .trailing
    case .top: .top
    case .bottom: .bottom
    case .automatic:
      // Categories are beside the start of bars.
      isVertical ? (scale.kind == .category ? .leading : .trailing) : .bottom
    }
  }

  private func defaults(_ format: ((PlottedValue) -> String?)?, _ stroke: StrokeStyle?) -> [AxisElement] {
    let traits = AxisTraits()
    let label = AxisElement(
      kind: .label(AxisLabel(content: format.map { .format($0) } ?? .automatic)), traits: traits)
    // Categories need no lines, except those that an app requests.
    if scale.kind == .category, stroke == nil { return [label] }
    var elements = [AxisElement(kind: .gridLine(isCentered: false, stroke), traits: traits)]
    if !isVertical, scale.kind == .date {
      elements.append(AxisElement(kind: .tick(isCentered: false, .longestLabel, stroke), traits: traits))
    }
    return elements + [label]
  }

  // MARK: Values

  /// A step between values.
  enum Step {
    case none
    case number(Double)
    case calendar(Calendar.Component)
  }

  private var count: Int {
    let length = scale.length / (isVertical ? Self.lengths.vertical : Self.lengths.horizontal)
    return max(2, min(isVertical ? 6 : 7, Int(length.rounded())))
  }

  /// Returns the values and the step between them.
  func values(_ values: AxisMarkValues) -> (values: [(value: PlottedValue, upper: PlottedValue?)], step: Step) {
    guard case .continuous(let low, let high) = scale.values else {
      if case .explicit(let given) = values.kind { return (given.map { ($0, nil) }, .none) }
      return (categories(values), .none)
    }
    switch values.kind {
    case .explicit(let given): return explicit(given, high)
    case .stride(let step): return numbers(low, high, step, values)
    case .calendar(let step, let calendar): return dates(low, high, step, calendar, values)
    case .automatic(let desired, let least):
      let count = desired ?? self.count
      if scale.kind == .date {
        var step = DateStep.fitting(visible(high - low), count: count, least: scale.unit)
        if let least, least > 86_400 * 6, step.unit == .day { step = DateStep(unit: .weekOfYear, count: 1) }
        return dates(low, high, step, nil, values)
      }
      if scale.type == .log {
        let ticks = NumberTicks.logarithmic(low, high, count: count)
        return (ticks.map { (.number($0), nil) }, .number(ticks.first ?? 1))
      }
      let step = NumberTicks.step(from: 0, to: visible(high - low), count: count)
      return numbers(low, high, max(step, least ?? 0), values)
    }
  }

  /// Returns the part of a length that is visible in a scrolled plot.
  private func visible(_ length: Double) -> Double {
    length / Double(scale.scrolling.ratio)
  }

  private func categories(_ values: AxisMarkValues) -> [(value: PlottedValue, upper: PlottedValue?)] {
    let all = scale.domain
    guard case .automatic(let desired?, _) = values.kind, desired > 0, desired < all.count else {
      return all.map { ($0, nil) }
    }
    let every = (all.count + desired - 1) / desired
    return stride(from: 0, to: all.count, by: every).map { (all[$0], nil) }
  }

  private func explicit(
    _ given: [PlottedValue], _ high: Double
  ) -> (values: [(value: PlottedValue, upper: PlottedValue?)], step: Step) {
    let amounts = given.compactMap(\.amount)
    var least = Double.infinity
    for (first, second) in zip(amounts, amounts.dropFirst()) where second != first {
      least = min(least, abs(second - first))
    }
    let values = given.indices.map { index in
      (given[index], index + 1 < given.count ? given[index + 1] : PlottedValue.amount(high, scale.kind))
    }
    if scale.kind == .date { return (values, .calendar(unit(of: least))) }
    // Numbers may have more digits than the distances between them.
    let digits = amounts.map(AxisFormats.digits).max() ?? 0
    return (values, .number(pow(10, -Double(digits))))
  }

  private func unit(of seconds: Double) -> Calendar.Component {
    let units: [Calendar.Component] = [.year, .month, .day, .hour, .minute]
    // Months and years differ in length, so that the shortest ones count.
    return units.first { seconds >= DateStep.length(of: $0) * 0.9 } ?? .minute
  }

  private func numbers(
    _ low: Double, _ high: Double, _ step: Double, _ values: AxisMarkValues
  ) -> (values: [(value: PlottedValue, upper: PlottedValue?)], step: Step) {
    guard step > 0 else { return ([], .none) }
    let first = values.roundsLower ? (low / step + 1e-9).rounded(.down) * step : low
    let last = values.roundsUpper ? (high / step - 1e-9).rounded(.up) * step : high
    let ticks = NumberTicks.within(first, last, step)
    return (ticks.map { (.amount($0, scale.kind), .amount($0 + step, scale.kind)) }, .number(step))
  }

  private func dates(
    _ low: Double, _ high: Double, _ step: DateStep, _ calendar: Calendar?, _ values: AxisMarkValues
  ) -> (values: [(value: PlottedValue, upper: PlottedValue?)], step: Step) {
    var calendar = calendar ?? environment.calendar
    calendar.timeZone = environment.timeZone
    let (first, last) = (Date(timeIntervalSinceReferenceDate: low), Date(timeIntervalSinceReferenceDate: high))
    let all = DateTicks.covering(first, last, step, calendar)
    var found: [(value: PlottedValue, upper: PlottedValue?)] = []
    for (index, date) in all.enumerated() {
      guard values.roundsLower || date >= first, values.roundsUpper || date <= last else { continue }
      // The end of the last unit of the data is not the start of another unit.
      if scale.unit != nil, date == last, !values.roundsUpper { continue }
      let next = index + 1 < all.count ? all[index + 1] : last
      found.append((date.plotted, next.plotted))
    }
    return (found, .calendar(step.unit))
  }

  // MARK: Labels

  private func text(_ label: AxisLabel, _ value: AxisValue, _ step: Step, _ traits: AxisTraits) -> Text? {
    let text: Text?
    switch label.content {
    case .view: return nil
    case .text(let given): text = given
    case .format(let format): text = format(value.value).map { Text(verbatim: $0) }
    case .automatic: text = Text(verbatim: words(value.value, step))
    }
    return text?.font(traits.font ?? .caption).foregroundStyle(traits.style ?? AnyShapeStyle(.secondary))
  }

  private func words(_ value: PlottedValue, _ step: Step) -> String {
    switch (value, step) {
    case (.category(let name), _): return name
    case (.date(let time), .calendar(let unit)):
      return AxisFormats.date(Date(timeIntervalSinceReferenceDate: time), unit, environment)
    case (.date(let time), _): return AxisFormats.date(Date(timeIntervalSinceReferenceDate: time), .day, environment)
    case (.number(let number), .number(let step)):
      if isNormalized { return AxisFormats.percent(number, environment) }
      return AxisFormats.number(number, step: scale.type == .log ? min(step, number) : step, environment)
    case (.number(let number), _): return AxisFormats.number(number, step: 1e-3, environment)
    }
  }

  /// Whether labels start at their values instead of being centered at them.
  static func startsAtValue(_ label: AxisLabel, _ scale: PositionScale, isVertical: Bool) -> Bool {
    !isVertical && scale.kind == .date && label.anchor == nil && label.isCentered != true
  }

  /// Returns the lengths by which the labels of a plan extend past the ends of the axis.
  func overhangs(_ plan: AxisPlan) -> (leading: CGFloat, trailing: CGFloat) {
    var result = (leading: CGFloat(0), trailing: CGFloat(0))
    for item in plan.items where !item.isHidden {
      guard case .label(let label) = item.element.kind, let size = item.size else { continue }
      let length = label.orientation.angle != .zero ? size.height : size.width
      let start = start(of: item, label, length)
      result.leading = max(result.leading, -start)
      result.trailing = max(result.trailing, start + length - scale.length)
    }
    return result
  }

  /// Returns the position at which a label starts along the axis.
  private func start(of item: AxisPlan.Item, _ label: AxisLabel, _ length: CGFloat) -> CGFloat {
    let starts = Self.startsAtValue(label, scale, isVertical: isVertical)
    return starts ? position(item) + AxisLayout.spacing : position(item) - length / 2
  }

  /// Hides labels that overlap their predecessor. The sizes of views are not known, so that all of them are shown.
  private func hideCollisions(_ items: inout [AxisPlan.Item]) {
    var last = -CGFloat.infinity
    let indices = items.indices.filter { items[$0].text != nil }
    for index in indices {
      items[index].size = items[index].text?.lineSize(in: environment)
    }
    guard !isVertical || scale.kind == .category else { return }
    for index in isVertical ? indices.sorted(by: { position(items[$0]) < position(items[$1]) }) : indices {
      guard case .label(let label) = items[index].element.kind, let size = items[index].size,
        label.collision.kind == .automatic || label.collision.kind == .greedy
      else { continue }
      let length = isVertical || label.orientation.angle != .zero ? size.height : size.width
      let starts = Self.startsAtValue(label, scale, isVertical: isVertical)
      let start = start(of: items[index], label, length)
      // A label that is only as long as its category touches the neighbor's.
      if start < last + (isVertical ? 0 : 2) {
        items[index].isHidden = true
      } else {
        last = start + length
      }
      // Labels of dates that do not fit into the rest of the plot are left out.
      if starts, start + length > scale.length + AxisLayout.overhang { items[index].isHidden = true }
    }
  }

  private func position(_ item: AxisPlan.Item) -> CGFloat {
    guard case .label(let label) = item.element.kind else { return 0 }
    return scale.position(label.isCentered == true ? item.value.middle : item.value.value) ?? -.infinity
  }
}
