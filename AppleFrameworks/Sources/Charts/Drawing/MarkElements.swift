import SwiftUI
import UIKit

/// Makes the accessibility elements of marks.
///
/// The label of a mark is its value on the axis across its direction, and its value is the other one.
///
/// - Source: developer.apple.com/documentation/charts/chartcontent/accessibilitylabel(_:)-5qwiz
@MainActor
struct MarkElements {
  let geometry: PlotGeometry
  let environment: EnvironmentValues

  /// The number of marks up to which each one has an element.
  static let maxCount = 1000

  /// Returns an element for each mark; for each series if there are too many marks.
  func all(in view: UIView) -> [Any] {
    let marks = geometry.model.marks
    guard marks.count > Self.maxCount else { return marks.indices.compactMap { element(at: $0, in: view) } }
    var frames: [PlottedValue?: (frame: CGRect, count: Int)] = [:]
    var order: [PlottedValue?] = []
    for (index, mark) in marks.enumerated() where mark.record.traits.accessibility?.isHidden != true {
      let series = mark.record.traits.foregroundBy?.value ?? mark.record.series?.value
      if frames[series] == nil { order.append(series) }
      let old = frames[series] ?? (.null, 0)
      frames[series] = (old.frame.union(geometry.frames[index]), old.count + 1)
    }
    return order.map { series in
      let element = UIAccessibilityElement(accessibilityContainer: view)
      element.accessibilityLabel = series.map { words($0) } ?? "Chart"
      element.accessibilityValue = words(.number(Double(frames[series]?.count ?? 0)))
      element.accessibilityFrameInContainerSpace = frames[series]?.frame ?? .null
      element.accessibilityTraits = .image
      return element
    }
  }

  private func element(at index: Int, in view: UIView) -> UIAccessibilityElement? {
    let mark = geometry.model.marks[index]
    let accessibility = mark.record.traits.accessibility
    guard mark.record.sampling == nil, !geometry.frames[index].isNull, accessibility?.isHidden != true else {
      return nil
    }
    let (label, value) = texts(of: mark)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityLabel = accessibility?.label?.words(in: environment) ?? label
    element.accessibilityValue = accessibility?.value?.words(in: environment) ?? value
    element.accessibilityIdentifier = accessibility?.identifier
    element.accessibilityFrameInContainerSpace = geometry.frames[index]
    element.accessibilityTraits = .image
    return element
  }

  private func texts(of mark: PlacedMark) -> (label: String, value: String) {
    let (x, y) = (describe(mark.record.x), describe(mark.record.y))
    if mark.record.kind == .sector {
      return (mark.record.traits.foregroundBy.map { words($0.value) } ?? x.name, x.value)
    }
    let series = mark.record.traits.foregroundBy.map { words($0.value) }
    let (across, along) = mark.isVertical ? (x, y) : (y, x)
    let parts = [across.value, series ?? ""].filter { !$0.isEmpty }
    var unique: [String] = []
    for part in parts where !unique.contains(part) { unique.append(part) }
    return (unique.isEmpty ? along.name : unique.joined(separator: ", "), along.value)
  }

  private func describe(_ extent: MarkExtent) -> (name: String, value: String) {
    switch extent {
    case .value(let field): (field.label.text.words(in: environment), words(field.value, unit: field.unit))
    case .interval(let low, let high):
      (low.label.text.words(in: environment), "\(words(low.value)) – \(words(high.upper ?? high.value))")
    case .points, .point: ("", "")
    }
  }

  private func words(_ value: PlottedValue, unit: Calendar.Component? = nil) -> String {
    switch value {
    case .category(let name): name
    case .number(let number):
      number.isFinite ? number.formatted(.number.locale(environment.locale)) : "\(number)"
    case .date(let time):
      AxisFormats.date(Date(timeIntervalSinceReferenceDate: time), unit ?? .minute, environment)
    }
  }
}
