import UIKit

/// A message in the inbox.
struct MailMessage: Hashable {
  var id: Int
  var sender: String
  var subject: String
  var text: String
  var time: String
  var isUnread = false
  var isFlagged = false

  /// The first letters of the sender's first and last name.
  var initials: String {
    let words = sender.split(separator: " ")
    return [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first.map(String.init) }.joined()
  }

  /// One of several colors, which is always the same for a sender.
  var color: UIColor {
    let colors: [UIColor] = [.systemIndigo, .systemTeal, .systemOrange, .systemPink, .systemGreen, .systemPurple]
    return colors[sender.unicodeScalars.reduce(0) { $0 + Int($1.value) } % colors.count]
  }
}

extension MailMessage {
  static let samples = [
    MailMessage(
      id: 1, sender: "Ada Lovelace", subject: "Notes on the engine",
      text: """
        I have put the table of operations in order, and numbered the notes from A to G. Note G has the whole calculation of \
        Bernoulli's numbers, step by step.

        Would you read it before it goes to the printer? I am least sure of the fourth operation, where the order of the two \
        quotients may have to be the other way round.
        """, time: "09:41", isUnread: true, isFlagged: true),
    MailMessage(
      id: 2, sender: "Grace Hopper", subject: "A moth, of all things",
      text: "We found it in relay 70 of panel F, and have taped it into the book. The machine runs again.",
      time: "09:12",
      isUnread: true),
    MailMessage(
      id: 3, sender: "Katherine Johnson", subject: "Trajectory checked",
      text: "I went through the numbers by hand, as he asked. They agree to the last decimal place.", time: "08:30"),
    MailMessage(
      id: 4, sender: "Alan Turing", subject: "Tea on Thursday?",
      text: "There is a question about machines that I would like to try out on you, over a cup.", time: "Yesterday"),
    MailMessage(
      id: 5, sender: "Margaret Hamilton", subject: "Priority displays",
      text:
        "If the computer has too much to do, it lets go of what matters least and says so. That is all there is to it.",
      time: "Yesterday", isFlagged: true),
    MailMessage(
      id: 6, sender: "Edsger Dijkstra", subject: "The shortest path",
      text:
        "Twenty minutes, without pencil and paper, on a café terrace. One is almost forced to avoid all complexity.",
      time: "Friday"),
    MailMessage(
      id: 7, sender: "Barbara Liskov", subject: "Substitution",
      text: "What holds for the one has to hold for the other, or callers will be surprised.", time: "Friday"),
    MailMessage(
      id: 8, sender: "Donald Knuth", subject: "A cheque for you",
      text: "Thank you for the mistake on page 411. Enclosed you find 2.56.", time: "Thursday"),
  ]
}
