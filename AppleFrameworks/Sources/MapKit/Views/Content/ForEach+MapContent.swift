import CoreLocation
import SwiftUI
import UIKit

extension ForEach: MapContent where Content: MapContent {
  /// Content without a body. The framework shows it.
  public typealias Body = Never
}
extension ForEach: PrimitiveMapContent where Content: MapContent {
  func collect(into items: inout MapItems, _ style: MapItemStyle) {
    for element in data { content(element).collectItems(into: &items, style) }
  }
}

extension ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable {
  /// Creates the content of identifiable elements.
  nonisolated public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, idOf: { $0.id }, content: content)
  }
}

extension ForEach where Content: MapContent {
  /// Creates the content of elements that are identified by a key path.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, idOf: { $0[keyPath: id] }, content: content)
  }
}
