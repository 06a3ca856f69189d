import CoreLocation
import SwiftUI
import UIKit

/// A type that describes the content of a map.
///
/// - Source: developer.apple.com/documentation/mapkit/mapcontent
@preconcurrency @MainActor
public protocol MapContent {
  /// The type of the content's body.
  associatedtype Body: MapContent
  /// The content that makes up this content.
  @MapContentBuilder var body: Self.Body { get }
}

extension Never: MapContent {}

extension MapContent where Body == Never {
  /// The body, which built-in content does not have. Reading it stops the program.
  public var body: Never { fatalError("\(type(of: self)) is not made of other content: it has no body") }
}

/// Content that this framework shows.
@MainActor
protocol PrimitiveMapContent {
  func collect(into items: inout MapItems, _ style: MapItemStyle)
}

extension MapContent {
  func collectItems(into items: inout MapItems, _ style: MapItemStyle) {
    if let primitive = self as? any PrimitiveMapContent {
      primitive.collect(into: &items, style)
    } else {
      body.collectItems(into: &items, style)
    }
  }

  private nonisolated func changed(_ change: @escaping (inout MapItemStyle) -> Void) -> some MapContent {
    ModifiedMapContent(content: self, change: change)
  }

  /// Sets the color of markers.
  nonisolated public func tint(_ color: Color?) -> some MapContent { changed { $0.tint = color } }
  /// Sets the color that fills shapes. The color of other styles than colors is clear.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    let color = AnyShapeStyle(style).plainColor ?? .clear
    return changed { $0.fill = color }
  }
  /// Sets the color and the width of lines, in points.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Sets the color and the style of lines.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    let color = AnyShapeStyle(content).plainColor ?? .clear
    return changed { ($0.stroke, $0.strokeStyle) = (color, style) }
  }
  /// Sets the value of the map's selection while the annotation is selected.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some MapContent {
    // Unchecked: The value is used only on the main actor.
    nonisolated(unsafe) let value = AnyHashable(tag)
    return changed { $0.tag = value }
  }
  /// Sets whether the titles of annotations are shown.
  nonisolated public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    changed { $0.titles = visibility }
  }
}

/// Content with changed settings.
struct ModifiedMapContent<Content: MapContent>: MapContent, PrimitiveMapContent {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let change: (inout MapItemStyle) -> Void
  nonisolated init(content: Content, change: @escaping (inout MapItemStyle) -> Void) {
    self.content = content
    self.change = change
  }
  typealias Body = Never
  func collect(into items: inout MapItems, _ style: MapItemStyle) {
    var style = style
    change(&style)
    content.collectItems(into: &items, style)
  }
}
