// The compiler plugin of `#Preview`.
//
// It implements the compiler's plugin protocol in a few hundred lines without dependencies. The usual way is
// swift-syntax, which takes minutes to build, and everything that imports UIKit depends on this plugin. The expansion
// copies the preview's source text without changes, so that it needs no parser.

let channel = MessageChannel()
while let message = channel.next() {
  channel.send(PreviewPlugin.answer(to: message))
}
