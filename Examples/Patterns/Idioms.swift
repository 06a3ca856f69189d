import UIKit
import ViewCode

/// The lines that the page "From your own pattern" compares with those of other libraries.
@MainActor
struct Idioms {
  let root = UIView()
  let title = UILabel()
  let details = UILabel()
  let picture = UIView()
  let icon = UIView()

  init() {
    for view in [title, details, picture, icon] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  @LayoutBuilder
  var likeSnapKit: Layout {
    // snippet: snapkit
    picture.pin(.edges)  // 1
    picture.pin(.top, .leading, inset: 16)  // 2
    picture.pin(.edges, to: .safeArea, inset: 8)  // 3
    picture.size(80)  // 4
    picture.aspect(1.5)  // 5
    picture.pin(.center)  // 6
    title.pin(below: picture, gap: 12)  // 7
    title.pin(.trailing, inset: .atLeast(16))  // 8
    title.height(.atLeast(44)).priority(.defaultHigh)  // 9
    title.width(0.5, of: root)  // 10
    title.pin(.firstBaseline, to: details)  // 11
    title.hug(.horizontal, at: .defaultHigh)  // 12
    // snippet end
  }

  @LayoutBuilder
  var likePureLayout: Layout {
    // snippet: purelayout
    picture.pin(.edges)  // 1
    picture.pin(.edges(except: .bottom), inset: 8)  // 2
    picture.pin(.center)  // 3
    icon.size(24)  // 4
    icon.pin(.centerY, to: title)  // 5
    title.pin(after: icon, gap: 8)  // 6
    title.width(0.5, of: picture)  // 7
    title.height(.atLeast(44)).priority(.defaultLow)  // 8
    [icon, title, details].spread(.horizontal, .gaps(8), in: .superview, inset: 8)  // 9
    [icon, title, details].match(.centerY)  // 10
    // snippet end
  }

  func change(_ group: ConstraintGroup) {
    // snippet: changing
    group.update { title.height(.atLeast(60)).priority(.defaultHigh) }  // 13
    group.replace { title.pin(.edges) }  // 14
    group.deactivate()  // 15
    // snippet end
  }
}
