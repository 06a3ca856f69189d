import UIKit

/// An icon before a title, with the spacing of list rows in lists.
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
