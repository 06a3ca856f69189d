import CoreLocation
import SwiftUI
import UIKit

/// The annotations and the shapes of a map.
struct MapItems {
  var places: [MapPlace] = []
  var shapes: [MapShape] = []
  var showsUser = false
}

/// The settings of content by its modifiers.
struct MapItemStyle {
  var tag: AnyHashable?
  var tint: Color?
  var fill: Color?
  var stroke: Color?
  var strokeStyle: StrokeStyle?
  var titles = Visibility.automatic
}

/// An overlay and its colors.
struct MapShape {
  let overlay: any MKOverlay
  let fill: UIColor?
  let stroke: UIColor?
  let style: StrokeStyle
}
