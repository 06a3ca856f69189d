import CoreLocation
import SwiftUI
import UIKit

/// A balloon at a coordinate of a map.
///
/// - Source: developer.apple.com/documentation/mapkit/marker
public struct Marker<Label: View>: MapContent, PrimitiveMapContent {
  nonisolated(unsafe) private let title: Text?
  nonisolated(unsafe) private let coordinate: CLLocationCoordinate2D
  nonisolated(unsafe) private let glyph: MapPlace.Glyph

  private nonisolated init(title: Text?, at coordinate: CLLocationCoordinate2D, glyph: MapPlace.Glyph = .pin) {
    self.title = title
    self.coordinate = coordinate
    self.glyph = glyph
  }

  /// Creates a balloon with views as its label. The label is shown if it is a text.
  nonisolated public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.init(title: label() as? Text, at: coordinate)
  }

  /// Content without a body. The framework shows it.
  public typealias Body = Never

  func collect(into items: inout MapItems, _ style: MapItemStyle) {
    let words = style.titles == .hidden ? nil : title?.words(in: EnvironmentValues())
    items.places.append(
      MapPlace(
        coordinate: coordinate, title: words, tint: style.tint.map { UIColor($0) }, view: nil, tag: style.tag,
        glyph: glyph))
  }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a balloon with a localized title and a symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(title: Text(titleKey), at: coordinate, glyph: .symbol(systemImage))
  }
  /// Creates a balloon with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(title: Text(title), at: coordinate, glyph: .symbol(systemImage))
  }
  /// Creates a balloon with a localized title and an image of the app.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(title: Text(titleKey), at: coordinate, glyph: .image(image))
  }
  /// Creates a balloon with a title and an image of the app.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(title: Text(title), at: coordinate, glyph: .image(image))
  }
}

extension Marker where Label == Text {
  /// Creates a balloon with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(title: Text(titleKey), at: coordinate)
  }
  /// Creates a balloon with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(title: Text(title), at: coordinate)
  }
  /// Creates a balloon with a localized title and up to three characters.
  nonisolated public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(title: Text(titleKey), at: coordinate, glyph: .text(monogram))
  }
  /// Creates a balloon with a title and up to three characters.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(title: Text(title), at: coordinate, glyph: .text(monogram))
  }
  /// Creates a balloon for an item.
  nonisolated public init(item: MKMapItem) {
    self.init(title: item.name.map { Text(verbatim: $0) }, at: item.placemark.coordinate)
  }
}
