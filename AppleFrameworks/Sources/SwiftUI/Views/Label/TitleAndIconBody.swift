import UIKit

/// A view with an icon before a title. In lists, it has the spacing of list rows.
struct TitleAndIconBody: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.isInList) private var isInList
  @Environment(\.labelIconWidth) private var width
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: isInList ? 16 : 8) {
      if isInList {
        configuration.icon.applying(DefaultForeground(style: AnyShapeStyle(Color.accentColor))).frame(width: width)
      } else {
        configuration.icon
      }
      configuration.title
    }
  }
}
