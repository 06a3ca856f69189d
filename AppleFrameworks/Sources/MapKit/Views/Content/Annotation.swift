import CoreLocation
import SwiftUI
import UIKit

/// Views at a coordinate of a map.
///
/// - Source: developer.apple.com/documentation/mapkit/annotation
public struct Annotation<Label: View, Content: View>: MapContent, PrimitiveMapContent {
  nonisolated(unsafe) private let title: Text?
  nonisolated(unsafe) private let coordinate: CLLocationCoordinate2D
  nonisolated(unsafe) private let content: Content
  private let anchor: UnitPoint

  /// Creates an annotation with views as its label.
  ///
  /// - Parameter anchor: The point of the views that is positioned at the coordinate.
  nonisolated public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.coordinate = coordinate
    self.content = content()
    self.anchor = anchor
    title = label() as? Text
  }

  /// Content without a body. The framework shows it.
  public typealias Body = Never

  func collect(into items: inout MapItems, _ style: MapItemStyle) {
    // The title is below the views and does not move them.
    let label = style.titles == .hidden ? nil : title
    let view = content.overlay(alignment: .bottom) {
      if let label {
        label.font(.caption).fixedSize().alignmentGuide(.bottom) { $0[.top] - 2 }
      }
    }
    items.places.append(
      MapPlace(coordinate: coordinate, title: nil, tint: nil, view: AnyView(view), tag: style.tag, anchor: anchor))
  }
}

extension Annotation where Label == Text {
  /// Creates an annotation with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) }
  }
  /// Creates an annotation with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
  }
}
